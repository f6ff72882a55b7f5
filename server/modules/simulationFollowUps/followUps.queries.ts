import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { simulationFollowUps } from '#contract/simulation/followUps';
import { simulationLimits } from '#contract/simulation/limits';
import { now } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';

type FollowUp = z.output<(typeof simulationFollowUps.create)['reply']>;
type Preview = z.output<(typeof simulationFollowUps.preview)['reply']>['data'];

/** Over messages `m`: a person was phished by it. The first two conditions are those of the index of messages that somebody followed. */
export const isPhished = sql`(m.status = 'sent' AND m.facts & 104 <> 0 AND m.phished_at IS NOT NULL)`;

/** Whether a training that has not ended is for the group; one for everybody reaches its people anyway. */
const hasTraining = (groupId: SQL): SQL => sql`EXISTS (SELECT FROM campaign_groups l JOIN campaigns c ON c.id = l.campaign_id
  WHERE l.group_id = ${groupId} AND c.status <> 'ended')`;

const findWhere = (tx: Tx, companyId: string, where: SQL) =>
  rows<FollowUp>(
    tx,
    sql`SELECT f.id, f.months, f.is_active AS "isActive", f.created_at AS "createdAt", jsonb_build_object('id', g.id, 'name', g.name) AS "group",
        (SELECT count(*)::int FROM simulation_follow_up_members p WHERE p.follow_up_id = f.id AND p.ended_at IS NULL) AS members,
        ${hasTraining(sql`f.group_id`)} AS "hasTraining"
      FROM simulation_follow_ups f JOIN groups g ON g.company_id = f.company_id AND g.id = f.group_id
      WHERE f.company_id = ${companyId} AND ${where} ORDER BY lower(g.name), f.id`,
  );

export const findFollowUps = (tx: Tx, companyId: string): Promise<FollowUp[]> => findWhere(tx, companyId, sql`true`);

/** Refuses with not_found. */
export async function findFollowUp(tx: Tx, companyId: string, id: string): Promise<FollowUp> {
  const [found] = await findWhere(tx, companyId, sql`f.id = ${id}`);
  if (!found) throw new Refusal('not_found');
  return found;
}

/** People count once; who is in the group already would not have joined. */
export const previewFollowUp = (tx: Tx, companyId: string, groupId: string): Promise<Preview> =>
  oneRow<Preview>(
    tx,
    sql`SELECT ${hasTraining(sql`${groupId}::uuid`)} AS "hasTraining", (
        SELECT count(DISTINCT m.user_id)::int FROM simulation_rounds r
          JOIN simulation_campaigns c ON c.id = r.campaign_id JOIN simulation_messages m ON m.company_id = r.company_id AND m.round_id = r.id
          JOIN users u ON u.id = m.user_id
        WHERE r.company_id = ${companyId} AND r.status IN ('sent', 'closed')
          AND r.starts_on >= (${now()}::timestamptz - make_interval(days => ${simulationLimits.followUp.cooldownDays}::int))::date
          AND c.deleted_at IS NULL AND ${isPhished} AND u.deleted_at IS NULL AND NOT u.disabled
          AND NOT EXISTS (SELECT FROM user_groups x WHERE x.user_id = m.user_id AND x.group_id = ${groupId})) AS caught`,
  );

/** Into which groups people go who are phished from now on, and for how many months; null until their trainings are completed. */
export const activeFollowUps = (tx: Tx, companyId: string) =>
  rows<{ group: string; months: number | null }>(
    tx,
    sql`SELECT g.name AS "group", f.months FROM simulation_follow_ups f JOIN groups g ON g.company_id = f.company_id AND g.id = f.group_id
      WHERE f.company_id = ${companyId} AND f.is_active ORDER BY lower(g.name), f.id`,
  );
