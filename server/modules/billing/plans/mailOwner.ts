import { sql } from 'drizzle-orm';
import { rows } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import type { MailKind } from '../../../mail/mailKind.ts';
import { queueMail } from '../../../mail/queueMail.ts';

interface Owner {
  userId: string;
  to: string;
  name: string;
  lang: string;
  companyName: string;
}
interface Addressed {
  name: string;
  companyName: string;
}

/** Mails a change of a company's plan to its account owner, also if somebody else made the change. */
export async function mailOwner<Params extends Addressed>(
  tx: Tx,
  companyId: string,
  kind: MailKind<Params>,
  more?: Omit<Params, keyof Addressed>,
): Promise<void> {
  const [owner] = await rows<Owner>(
    tx,
    sql`SELECT u.id AS "userId", u.email AS to, u.name, c.lang, c.name AS "companyName"
      FROM companies c JOIN users u ON u.company_id = c.id AND u.is_owner AND u.deleted_at IS NULL AND NOT u.disabled
      WHERE c.id = ${companyId} ORDER BY u.created_at LIMIT 1`,
  );
  if (!owner) return;
  const { userId, to, lang, ...addressed } = owner;
  await queueMail(tx, { companyId, userId, to, kind: kind as MailKind, lang, params: { ...addressed, ...more } });
}
