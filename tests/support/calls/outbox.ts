import { sql } from 'drizzle-orm';
import { rows } from '../../../server/db/rows.ts';
import { ownerTx } from '../../../server/db/tx.ts';
import { mailKindOf } from '../../../server/mail/mailKind.ts';
import { renderMail } from '../../../server/mail/render.ts';
import { standardLook } from '../../../server/mail/looks.ts';
import type { TestServer } from '../server/testServer.ts';

interface Row {
  recipient: string;
  lang: string;
  params: Record<string, string>;
  isWaiting: boolean;
}

/** The mails of a kind that have `param` among their values, rendered as their reader sees them; newest first. */
export async function outboxOf(
  { services }: Pick<TestServer, 'services'>,
  { template, param }: { template: string; param: string },
) {
  const found = await ownerTx(services.db, (tx) =>
    rows<Row>(
      tx,
      sql`SELECT recipient, lang, params, due_at > now() AS "isWaiting" FROM mails WHERE template = ${template}
        AND EXISTS (SELECT 1 FROM jsonb_each_text(params) p WHERE p.value = ${param}) ORDER BY created_at DESC`,
    ),
  );
  const kind = mailKindOf(template);
  if (!kind) throw new Error(`There is no mail called ${template}`);
  const { button } = kind;
  const look = standardLook(services.env);
  return found.map(({ recipient, lang, params, isWaiting }) => {
    const link = typeof button === 'object' && 'path' in button ? look.panel + button.path(params) : undefined;
    return { recipient, isWaiting, ...renderMail({ kind, lang, params, link, look }) };
  });
}

/** The names of the tasks that a reminder lists, in its order. */
export const taskNamesOf = (params: Record<string, string>): string[] =>
  (JSON.parse(params['openTasks'] ?? '[]') as { name: string }[]).map(({ name }) => name);
