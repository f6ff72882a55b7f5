import { type SQL, sql } from 'drizzle-orm';
import { simulationLimits } from '#contract/simulation/limits';
import { audit, theProductIn } from '../../audit.ts';
import { allowLongStatements } from '../../db/longStatements.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { RunTx } from '../../jobs/job.ts';
import { sendJob } from '../../jobs/send.ts';
import { assignWork } from '../work/public.ts';
import { isPhished } from './followUps.queries.ts';

/** A rule by which people joined or left its group just now, and whom. */
interface Moved {
  id: string;
  companyId: string;
  groupId: string;
  groupName: string;
  userIds: string[];
}

const cooldown = sql`make_interval(days => ${simulationLimits.followUp.cooldownDays}::int)`;
const moved = sql`f.id, f.company_id AS "companyId", f.group_id AS "groupId", g.name AS "groupName", array_agg(x.user_id) AS "userIds"`;
const rules = sql`simulation_follow_ups f JOIN groups g ON g.company_id = f.company_id AND g.id = f.group_id`;

/** Lets people leave and join groups by the rules of all companies. A part of the clock’s job. */
export async function followUp(at: Date, run: RunTx): Promise<void> {
  await run(async (tx) => {
    await allowLongStatements(tx);
    for (const left of await letLeave(tx, at)) await note(tx, left, 'simulations.followUpLeft');
    for (const joined of await letJoin(tx, at)) {
      const auditId = await note(tx, joined, 'simulations.followUpJoined');
      await sendJob(tx, assignWork, { companyId: joined.companyId, auditId });
    }
  });
}

const note = (
  tx: Tx,
  { companyId, groupId, groupName, userIds }: Moved,
  action: 'simulations.followUpJoined' | 'simulations.followUpLeft',
) =>
  audit(tx, theProductIn(companyId), {
    action,
    subject: { type: 'group', id: groupId, label: groupName },
    subjectsSql: sql`SELECT unnest(${sql.param(userIds)}::uuid[])`,
  });

/** Over memberships `p` of rules `f`: tasks `a` that the person got since then from trainings `c` for the group. */
const tasksSince = (where: SQL): SQL => sql`EXISTS (SELECT FROM assignments a JOIN campaigns c ON c.id = a.campaign_id
  JOIN campaign_groups l ON l.campaign_id = c.id AND l.group_id = f.group_id
  WHERE a.company_id = p.company_id AND a.user_id = p.user_id AND a.assigned_at >= p.since AND ${where})`;

const isCompleted = sql`${tasksSince(sql`a.status = 'completed'`)} AND NOT ${tasksSince(sql`a.status <> 'completed' AND c.status <> 'ended'`)}`;

/** Why a membership ends now, or null. */
const endOf = (at: Date): SQL => sql`CASE
  WHEN NOT EXISTS (SELECT FROM user_groups x WHERE x.user_id = p.user_id AND x.group_id = f.group_id) THEN 'removed'
  WHEN EXISTS (SELECT FROM simulation_messages m WHERE m.id = p.message_id AND m.phished_at IS NULL) THEN 'verdict'
  WHEN f.months IS NOT NULL THEN CASE WHEN p.since + make_interval(months => f.months) <= ${at} THEN 'time' END
  WHEN ${isCompleted} THEN 'completed' END`;

/** Memberships that are over, which leave the group unless somebody has taken the person out before. */
const letLeave = (tx: Tx, at: Date): Promise<Moved[]> =>
  rows<Moved>(
    tx,
    sql`WITH due AS (
        SELECT p.id, f.group_id, ${endOf(at)} AS reason
        FROM simulation_follow_up_members p JOIN simulation_follow_ups f ON f.id = p.follow_up_id WHERE p.ended_at IS NULL),
      ended AS (
        UPDATE simulation_follow_up_members p SET ended_at = ${at}, ended_as = d.reason
        FROM due d WHERE p.id = d.id AND d.reason IS NOT NULL AND p.ended_at IS NULL RETURNING p.follow_up_id, p.user_id, d.group_id),
      x AS (
        DELETE FROM user_groups o USING ended e WHERE o.user_id = e.user_id AND o.group_id = e.group_id RETURNING e.follow_up_id, e.user_id)
      SELECT ${moved} FROM ${rules} JOIN x ON x.follow_up_id = f.id GROUP BY f.id, g.name`,
  );

/**
 * A rule leaves people alone who are or were in the group by it when they were phished, and for a while after they joined; not where that was
 * no person. Rules are locked, so that none is deleted while people join.
 */
const isLeftAlone = sql`EXISTS (SELECT FROM simulation_follow_up_members p WHERE p.company_id = f.company_id AND p.user_id = m.user_id
  AND p.follow_up_id = f.id AND p.ended_as IS DISTINCT FROM 'verdict'
  AND (p.ended_at IS NULL OR greatest(p.ended_at, p.since + ${cooldown}) > m.phished_at))`;

/** Who was phished since the rule is on joins. Who is in the group by hand only gets a membership that is over. */
const letJoin = (tx: Tx, at: Date): Promise<Moved[]> =>
  rows<Moved>(
    tx,
    sql`WITH f AS MATERIALIZED (SELECT * FROM simulation_follow_ups WHERE is_active FOR SHARE),
      caught AS (
        SELECT DISTINCT ON (f.id, m.user_id) f.id, f.company_id, f.group_id, m.user_id, m.id AS message_id
        FROM f JOIN simulation_rounds r ON r.company_id = f.company_id AND r.counts_until > ${at}::timestamptz - ${cooldown}
          JOIN simulation_campaigns c ON c.id = r.campaign_id JOIN simulation_messages m ON m.company_id = r.company_id AND m.round_id = r.id
          JOIN users u ON u.id = m.user_id
        WHERE ${isPhished} AND m.phished_at >= greatest(f.active_since, ${at}::timestamptz - ${cooldown}) AND c.deleted_at IS NULL
          AND u.deleted_at IS NULL AND NOT u.disabled AND NOT ${isLeftAlone}
        ORDER BY f.id, m.user_id, m.phished_at, m.id),
      added AS (
        INSERT INTO user_groups (company_id, user_id, group_id) SELECT company_id, user_id, group_id FROM caught
        ON CONFLICT DO NOTHING RETURNING user_id, group_id),
      x AS (
        INSERT INTO simulation_follow_up_members (company_id, follow_up_id, user_id, message_id, since, ended_at, ended_as)
        SELECT k.company_id, k.id, k.user_id, k.message_id, ${at},
          CASE WHEN a.user_id IS NULL THEN ${at}::timestamptz END, CASE WHEN a.user_id IS NULL THEN 'member' END
        FROM caught k LEFT JOIN added a ON a.user_id = k.user_id AND a.group_id = k.group_id
        RETURNING follow_up_id, user_id, ended_at)
      SELECT ${moved} FROM ${rules} JOIN x ON x.follow_up_id = f.id AND x.ended_at IS NULL GROUP BY f.id, g.name`,
  );
