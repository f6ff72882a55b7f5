import { sql } from 'drizzle-orm';
import type { contract } from '#contract/index';
import { simulationLimits } from '#contract/simulation/limits';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { allowLongStatements } from '../../db/longStatements.ts';
import { oneRow, rows, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { Handlers } from '../../http/handler.ts';
import { findSet } from '../memberSets/public.ts';
import { findFollowUp, findFollowUps, previewFollowUp } from './followUps.queries.ts';

/**
 * Refuses a group that the company does not have, whose people get no simulations, so that nobody is phished again, or in which a directory decides
 * who is in it.
 */
async function requireGroup(tx: Tx, companyId: string, groupId: string): Promise<void> {
  const [group] = await rows<{ isExempt: boolean; isManaged: boolean }>(
    tx,
    sql`SELECT EXISTS (SELECT FROM simulation_settings s WHERE s.company_id = g.company_id AND s.exempt_group_id = g.id) AS "isExempt",
        EXISTS (SELECT FROM scim_groups k WHERE k.group_id = g.id) AS "isManaged"
      FROM groups g WHERE g.company_id = ${companyId} AND g.id = ${groupId}`,
  );
  const fields = ['groupId'];
  if (!group) throw new Refusal('validation_failed', { fields });
  if (group.isExempt) throw new Refusal('follow_up_group_exempt', { fields });
  if (group.isManaged) throw new Refusal('follow_up_group_managed', { fields });
}

type Rule = Awaited<ReturnType<typeof findFollowUp>>;
const subjectOf = ({ group }: Rule) => ({ type: 'group' as const, id: group.id, label: group.name });
const audited = ({ months, isActive }: Rule) => ({ months, isActive });

/** Handlers of the rules by which people who were phished join a group. The clock follows them (`follow.ts`). */
export const handlers: Handlers<(typeof contract)['simulationFollowUps']> = {
  async list({ tx, actor }) {
    const data = await findFollowUps(tx, actor.companyId);
    return { data, totalCount: data.length };
  },

  async preview({ tx, actor, params }) {
    const { id } = await findSet(tx, actor.companyId, 'groups', params.groupId);
    return { data: await previewFollowUp(tx, actor.companyId, id) };
  },

  async create({ tx, actor, body }) {
    const { companyId } = actor;
    await lockCompany(tx, actor);
    await requireGroup(tx, companyId, body.groupId);
    const present = await findFollowUps(tx, companyId);
    if (present.some(({ group }) => group.id === body.groupId)) throw new Refusal('validation_failed', { fields: ['groupId'] });
    if (present.length >= simulationLimits.followUp.rules) throw new Refusal('too_many_follow_ups');
    const at = now();
    const { id } = await oneRow<{ id: string }>(
      tx,
      sql`INSERT INTO simulation_follow_ups (company_id, group_id, months, is_active, active_since, created_at)
        VALUES (${companyId}, ${body.groupId}, ${body.months}, ${body.isActive}, ${at}, ${at}) RETURNING id`,
    );
    const made = await findFollowUp(tx, companyId, id);
    await audit(tx, actor, { action: 'simulations.followUpMade', subject: subjectOf(made), after: audited(made) });
    return made;
  },

  async update({ tx, actor, params, body }) {
    const { companyId } = actor;
    await lockCompany(tx, actor);
    const before = await findFollowUp(tx, companyId, params.followUpId);
    if (before.months === body.months && before.isActive === body.isActive) return before;
    await run(
      tx,
      sql`UPDATE simulation_follow_ups SET months = ${body.months}, is_active = ${body.isActive},
          active_since = CASE WHEN is_active THEN active_since ELSE ${now()}::timestamptz END
        WHERE company_id = ${companyId} AND id = ${before.id}`,
    );
    const after = await findFollowUp(tx, companyId, before.id);
    await audit(tx, actor, {
      action: 'simulations.followUpChanged',
      subject: subjectOf(after),
      before: audited(before),
      after: audited(after),
    });
    return after;
  },

  async remove({ tx, actor, params }) {
    const { companyId } = actor;
    await allowLongStatements(tx);
    // The clock locks rules while people join by them, so nobody joins between here and the end.
    await run(tx, sql`SELECT FROM simulation_follow_ups WHERE company_id = ${companyId} AND id = ${params.followUpId} FOR UPDATE`);
    const rule = await findFollowUp(tx, companyId, params.followUpId);
    const members = sql`SELECT p.user_id FROM simulation_follow_up_members p WHERE p.follow_up_id = ${rule.id} AND p.ended_at IS NULL`;
    if (rule.members > 0)
      await audit(tx, actor, { action: 'simulations.followUpLeft', subject: subjectOf(rule), subjectsSql: members });
    await run(
      tx,
      sql`DELETE FROM user_groups x WHERE x.company_id = ${companyId} AND x.group_id = ${rule.group.id} AND x.user_id IN (${members})`,
    );
    await run(tx, sql`DELETE FROM simulation_follow_ups WHERE company_id = ${companyId} AND id = ${rule.id}`);
    await audit(tx, actor, { action: 'simulations.followUpDeleted', subject: subjectOf(rule), before: audited(rule) });
    return {};
  },
};
