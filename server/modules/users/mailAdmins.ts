import { sql } from 'drizzle-orm';
import { now } from '../../clock.ts';
import { run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { MailKind } from '../../mail/mailKind.ts';
import { deliverSoon } from '../../mail/queueMail.ts';
import { canManage } from './profile/locks.ts';

/** Mails every admin of a company who can act, by name and in the language of the company. Returns how many. */
export async function mailAdmins(tx: Tx, companyId: string, { template }: MailKind, params: object): Promise<number> {
  const told = await run(
    tx,
    sql`INSERT INTO mails (company_id, user_id, recipient, template, lang, params, created_at)
      SELECT ${companyId}, a.id, a.email, ${template}, c.lang,
        ${JSON.stringify(params)}::jsonb || CASE a.name WHEN '' THEN '{}' ELSE jsonb_build_object('name', a.name) END, ${now()}
      FROM companies c JOIN users a ON a.company_id = c.id AND a.deleted_at IS NULL AND ${canManage('a')} WHERE c.id = ${companyId}`,
  );
  if (told > 0) await deliverSoon(tx, companyId);
  return told;
}
