import { sql } from 'drizzle-orm';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tx.ts';
import type { MailKind } from '../../mail/mailKind.ts';
import { queueAndDeliver, queueMails } from '../../mail/queueMails.ts';
import { canManage } from './profile/locks.ts';

/**
 * Mails every admin `u` of a company who can act and meets the condition, by name and in the language of the company. Returns how
 * many.
 */
export function mailAdmins(tx: Tx, companyId: string, kind: MailKind, params: object, where = sql`true`): Promise<number> {
  const recipients = sql`companies o JOIN users u ON u.company_id = o.id AND u.deleted_at IS NULL AND ${canManage('u')}
    WHERE o.id = ${companyId} AND ${where}`;
  return queueAndDeliver(tx, queueMails(kind, { recipients, params: sql`${JSON.stringify(params)}::jsonb`, at: now() }));
}
