import { type SQL, sql } from 'drizzle-orm';
import { campaignLimits } from '#contract/campaigns/limits';
import {
  type IncludedKinds,
  type LeftOutReason,
  leftOutReasons,
  reminderKinds,
  type TasksAvailability,
} from '#contract/campaigns/reminders';
import { hourMs } from '#contract/kit/durations';
import { now } from '../../clock.ts';
import { isAway } from '../../db/absences.ts';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { requireSameTotal } from '../users/public.ts';
import { openTasks, openTasksOf, type Scope, tasksOf } from './kinds.ts';
import { manualReminder } from './mails.ts';

/** Selected people, and the tasks the reminder covers. */
export interface Chosen {
  scope: Scope;
  /** Query (id, disabled, deleted). */
  people: SQL;
  selection: { isAllUsersSelected: boolean; userIds?: string[] | undefined; expectedTotal?: number | undefined };
}

/**
 * The limit of one reminder an hour: people who got a reminder of the same topic within the last hour, or
 * campaignLimits.reminderMailsPerHour of any topic.
 */
const reminded = ({ companyId, topic }: Scope): SQL => sql`SELECT m.user_id FROM mails m
  WHERE m.company_id = ${companyId} AND m.template = ${manualReminder.template} AND m.created_at > ${new Date(now().getTime() - hourMs)}
  GROUP BY m.user_id HAVING bool_or(m.params->>'topic' = ${topic}) OR count(*) >= ${campaignLimits.reminderMailsPerHour}`;

/** Tasks of suspended campaigns, and of ended ones if the scope names tasks. */
const closed = (scope: Scope, included: IncludedKinds): SQL => sql`SELECT t.user_id, bool_or(t.status = 'suspended') AS is_suspended
  FROM (${tasksOf(scope, scope.chosen ? ['paused', 'not_completed'] : ['paused'], included)}) t GROUP BY 1`;

/** `WITH` parts that define `eligibility (id, reason)`: all selected people, and why they get no reminder, or null. */
export const reminderEligibility = (
  { scope, people }: Chosen,
  included: IncludedKinds,
): SQL => sql`chosen AS MATERIALIZED (${people}),
  open AS (SELECT DISTINCT o.user_id FROM (${openTasks(scope, included)}) o JOIN chosen p ON p.id = o.user_id),
  closed AS (${closed(scope, included)}),
  reminded AS (${reminded(scope)}),
  eligibility AS (SELECT p.id, CASE WHEN p.deleted THEN 'deleted' WHEN p.disabled THEN 'disabled'
      WHEN o.user_id IS NULL THEN CASE WHEN x.is_suspended THEN 'suspended' WHEN NOT x.is_suspended THEN 'ended' ELSE 'nothing_open' END
      WHEN ${isAway(sql`${scope.companyId}`, sql`p.id`, now())} THEN 'away' WHEN r.user_id IS NOT NULL THEN 'reminded' END AS reason
    FROM chosen p LEFT JOIN open o ON o.user_id = p.id LEFT JOIN closed x ON x.user_id = p.id LEFT JOIN reminded r ON r.user_id = p.id)`;

interface LeftOut {
  reason: LeftOutReason;
  count: number;
  names: string[];
}
interface Reach {
  receive: number;
  skipped: number;
  leftOut: LeftOut[];
}

/**
 * Counts who gets the reminder, and who does not, by reason. Refuses with total_changed if the admin saw another number of
 * people.
 */
export async function countReach(tx: Tx, chosen: Chosen, included: IncludedKinds): Promise<Reach> {
  const counts = await rows<{ reason: LeftOutReason | null; count: number; names: string[] }>(
    tx,
    sql`WITH ${reminderEligibility(chosen, included)},
      placed AS (SELECT e.reason, e.id, row_number() OVER (PARTITION BY e.reason ORDER BY u.sort_name, u.id) AS place,
          CASE WHEN u.deleted_at IS NULL THEN coalesce(nullif(btrim(u.name || ' ' || u.last_name), ''), u.email) END AS name
        FROM eligibility e JOIN users u ON u.company_id = ${chosen.scope.companyId} AND u.id = e.id WHERE e.reason IS NOT NULL)
      SELECT reason, count(*)::int AS count,
        coalesce(array_agg(name ORDER BY place) FILTER (WHERE place <= ${campaignLimits.reminderNames} AND name IS NOT NULL), '{}') AS names
      FROM placed GROUP BY 1
      UNION ALL SELECT NULL, count(*)::int, '{}' FROM eligibility WHERE reason IS NULL`,
  );
  const leftOut = leftOutReasons.flatMap((reason) => {
    const one = counts.find((row) => row.reason === reason);
    return one ? [{ ...one, reason }] : [];
  });
  const receive = counts.find(({ reason }) => reason === null)?.count ?? 0;
  const skipped = leftOut.reduce((sum, { count }) => sum + count, 0);
  requireSameSelection(chosen, receive + skipped);
  return { receive, skipped, leftOut };
}

/** Refuses if the number differs from the total that the admin saw, if one was sent. */
function requireSameSelection({ selection }: Chosen, total: number): void {
  if (!selection.isAllUsersSelected || selection.expectedTotal !== undefined) requireSameTotal(selection, total);
}

/** Kinds of open tasks that the selected people have. */
export async function findAvailable(tx: Tx, chosen: Chosen): Promise<TasksAvailability> {
  const kindColumns = reminderKinds.map(
    ({ include, available }) =>
      sql`EXISTS (SELECT 1 FROM chosen p JOIN (${openTasksOf(chosen.scope, include)}) o ON o.user_id = p.id WHERE NOT p.disabled AND NOT p.deleted) AS ${sql.identifier(available)}`,
  );
  const { total, ...available } = await oneRow<TasksAvailability & { total: number }>(
    tx,
    sql`WITH chosen AS MATERIALIZED (${chosen.people}) SELECT (SELECT count(*)::int FROM chosen) AS total, ${sql.join(kindColumns, sql`, `)}`,
  );
  requireSameSelection(chosen, total);
  return available;
}
