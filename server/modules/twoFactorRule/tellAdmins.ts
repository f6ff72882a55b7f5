import { type SQL, sql } from 'drizzle-orm';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { MailKind } from '../../mail/mailKind.ts';
import { deliverSoon } from '../../mail/queueMail.ts';
import { canManage } from '../users/public.ts';

/** Over `u` and `c`: somebody whom a password does not sign in, as `mayUsePassword` of a session decides. */
const isUnderSso = sql`NOT u.is_owner AND (u.sso
  OR c.sso_enforced AND (c.has_boost OR c.has_super_boost OR c.trial_status IS NOT DISTINCT FROM 'active'))`;

/** Condition over aliases `c` and `u`: an admin who signs in with a password. `account` has an index, so learners are not read. */
export const isAsked = sql`u.company_id = c.id AND u.deleted_at IS NULL AND u.account IN ('account_owner', 'account_admin') AND ${canManage('u')} AND NOT (${isUnderSso})`;

/** Mails the admins without a second factor, in the companies that `chosen` names, from when one is required. */
export async function tellAdmins(tx: Tx, { template }: MailKind, chosen: SQL, at: Date): Promise<void> {
  const told = await rows<{ companyId: string }>(
    tx,
    sql`WITH chosen AS (${chosen}),
      mailed AS (INSERT INTO mails (company_id, user_id, recipient, template, lang, params, created_at)
        SELECT u.company_id, u.id, u.email, ${template}, c.lang,
          jsonb_build_object('companyName', c.name, 'personId', u.id, 'effectDate', to_char(c.two_factor_from AT TIME ZONE c.time_zone, 'YYYY-MM-DD'))
            || CASE u.name WHEN '' THEN '{}' ELSE jsonb_build_object('name', u.name) END, ${at}
        FROM chosen JOIN companies c USING (id) JOIN users u ON ${isAsked} WHERE NOT u.mfa_enabled RETURNING company_id)
      SELECT DISTINCT company_id AS "companyId" FROM mailed`,
  );
  for (const { companyId } of told) await deliverSoon(tx, companyId);
}
