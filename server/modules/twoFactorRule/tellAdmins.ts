import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/tx.ts';
import type { MailKind } from '../../mail/mailKind.ts';
import { queueAndDeliver, queueMails } from '../../mail/queueMails.ts';
import { canManage } from '../users/public.ts';

/** Over `u` and `o`: somebody whom a password does not sign in, as `mayUsePassword` of a session decides. */
const isUnderSso = sql`NOT u.is_owner AND (u.sso
  OR o.sso_enforced AND (o.has_boost OR o.has_super_boost OR o.trial_status IS NOT DISTINCT FROM 'active'))`;

/** Condition over aliases `o` and `u`: an admin who signs in with a password. `account` has an index, so learners are not read. */
export const isAffected = sql`u.company_id = o.id AND u.deleted_at IS NULL AND u.account IN ('account_owner', 'account_admin') AND ${canManage('u')} AND NOT (${isUnderSso})`;

/** Mails the admins without a second factor, in the companies that `chosen` names, from when one is required. */
export async function tellAdmins(tx: Tx, kind: MailKind, chosen: SQL, at: Date): Promise<void> {
  const recipients = sql`chosen JOIN companies o USING (id) JOIN users u ON ${isAffected} WHERE NOT u.mfa_enabled`;
  const params = sql`jsonb_build_object('companyName', o.name, 'personId', u.id,
    'effectDate', to_char(o.two_factor_from AT TIME ZONE o.time_zone, 'YYYY-MM-DD'))`;
  await queueAndDeliver(tx, queueMails(kind, { recipients, params, at }), [sql`chosen AS (${chosen})`]);
}
