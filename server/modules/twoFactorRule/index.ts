import { eq, sql } from 'drizzle-orm';
import { companyLimits } from '#contract/company/limits';
import type { contract } from '#contract/index';
import { dayMs } from '#contract/kit/durations';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { oneRow, rows } from '../../db/rows.ts';
import { companies } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import { personNameSql } from '../../db/personName.ts';
import { personName } from '../../core/personName.ts';
import type { Handlers } from '../../http/handler.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { twoFactorNoLonger, twoFactorRequired } from './mails.ts';
import { isAffected, tellAdmins } from './tellAdmins.ts';

const { namesShown, reminderDays } = companyLimits.twoFactor;

const notLater = { field: 'inDays', description: 'A date that is set can only become an earlier one: end the requirement first' };

const inCompany = ({ companyId }: Actor) => sql`FROM companies o JOIN users u ON ${isAffected} WHERE o.id = ${companyId}`;

export const handlers: Handlers<(typeof contract)['twoFactorRule']> = {
  async getTwoFactorRule({ tx, actor }) {
    const [company] = await tx
      .select({ requiredFrom: companies.twoFactorFrom })
      .from(companies)
      .where(eq(companies.id, actor.companyId));
    const counted = await oneRow<{ admins: number; without: number }>(
      tx,
      sql`SELECT count(*)::int AS admins, (count(*) FILTER (WHERE NOT u.mfa_enabled))::int AS without ${inCompany(actor)}`,
    );
    const names = await rows<{ id: string; name: string; email: string }>(
      tx,
      sql`SELECT u.id, ${personNameSql('u')} AS name, u.email ${inCompany(actor)} AND NOT u.mfa_enabled
        ORDER BY u.sort_name, u.id LIMIT ${namesShown}`,
    );
    return { requiredFrom: company?.requiredFrom ?? null, ...counted, names };
  },

  async setTwoFactorRule({ tx, actor, body: { inDays } }) {
    const companyName = await lockCompany(tx, actor);
    const subject = { type: 'company', id: actor.companyId, label: companyName } as const;
    const takesEffectAt = inDays === null ? null : new Date(now().getTime() + inDays * dayMs);
    const before = await setRule(tx, actor, takesEffectAt);
    // A later date would in effect end the requirement without the mail to the owner.
    if (before && takesEffectAt && takesEffectAt > before) throw new Refusal('validation_failed', { details: [notLater] });
    const dates = { ...(before && { before: { takesEffectAt: before } }), ...(takesEffectAt && { after: { takesEffectAt } }) };
    if (takesEffectAt) {
      await audit(tx, actor, { action: 'company.two_factor_required', subject, ...dates });
      await tellAdmins(tx, twoFactorRequired, sql`SELECT ${actor.companyId}::uuid AS id`, now());
    } else if (before) {
      await audit(tx, actor, { action: 'company.two_factor_requirement_ended', subject, ...dates });
      await tellOwner(tx, actor, companyName);
    }
    return {};
  },
};

/** Sets the date, and returns the one that counted before. The company is locked by now. */
async function setRule(tx: Tx, { companyId }: Actor, twoFactorFrom: Date | null): Promise<Date | null> {
  const at = now();
  const [before] = await tx.select({ from: companies.twoFactorFrom }).from(companies).where(eq(companies.id, companyId));
  // No reminder if the date is so close that the first mail serves as one.
  const isShort = twoFactorFrom !== null && twoFactorFrom.getTime() - at.getTime() <= reminderDays * dayMs;
  const changed = { twoFactorFrom, twoFactorRemindedAt: isShort ? at : null, updatedAt: at };
  await tx.update(companies).set(changed).where(eq(companies.id, companyId));
  return before?.from ?? null;
}

/** Mails the account owner that the requirement ended, also if they did it: the end makes sign-ins weaker. */
async function tellOwner(tx: Tx, actor: Actor, companyName: string): Promise<void> {
  const { companyId, companyLang: lang } = actor;
  const adminName = personName(actor);
  const owners = await rows<{ id: string; name: string; email: string }>(
    tx,
    sql`SELECT id, name, email FROM users WHERE company_id = ${companyId} AND is_owner AND deleted_at IS NULL AND NOT disabled`,
  );
  for (const owner of owners) {
    const mail = { companyId, userId: owner.id, to: owner.email, lang };
    await queueMail(tx, { ...mail, kind: twoFactorNoLonger, params: { name: owner.name, companyName, adminName } });
  }
}
