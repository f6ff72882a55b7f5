import { manualReminder } from './mails.ts';
import { type SQL, sql } from 'drizzle-orm';
import { limits } from '#contract/limits';
import { type IncludedKinds, type LeftOutReason, leftOutReasons, reminderKinds, type TasksAvailability } from '#contract/reminders';
import { now } from '../../clock.ts';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { requireSameTotal } from '../users/public.ts';
import { hasReportStatus } from '../trainingReports/public.ts';
import { openTasks, openTasksOf, type Scope, workOf } from './kinds.ts';

const hourMs = 3_600_000;

/** Some people, and what they are reminded of. */
export interface Chosen {
  scope: Scope;
  /** The query (id, disabled, deleted). */
  people: SQL;
  selection: { isAllUsersSelected: boolean; userIds?: string[] | undefined; expectedTotal?: number | undefined };
}

/** Who had a reminder of the same thing within the last hour, or as many of them as there may be. */
const reminded = ({ companyId, topic }: Scope): SQL => sql`SELECT m.user_id FROM mails m
  WHERE m.company_id = ${companyId} AND m.template = ${manualReminder.template} AND m.created_at > ${new Date(now().getTime() - hourMs)}
  GROUP BY m.user_id HAVING bool_or(m.params->>'topic' = ${topic}) OR count(*) >= ${limits.reminderMailsPerHour}`;

/** Work of a scope that cannot be done any more or at the moment. Of all that anybody ever had, only the latter is a reason. */
const closed = (scope: Scope): SQL => sql`SELECT a.user_id, bool_or(c.status = 'suspended') AS is_suspended
  FROM ${workOf(scope)} AND ${hasReportStatus(scope.chosen ? ['paused', 'not_completed'] : ['paused'])} GROUP BY 1`;

/** `WITH` parts that end in `judged (id, reason)`: everybody chosen, and why no reminder goes to them, or null. */
export const judged = ({ scope, people }: Chosen, included: IncludedKinds): SQL => sql`chosen AS MATERIALIZED (${people}),
  open AS (SELECT DISTINCT o.user_id FROM (${openTasks(scope, included)}) o JOIN chosen p ON p.id = o.user_id),
  closed AS (${closed(scope)}),
  reminded AS (${reminded(scope)}),
  judged AS (SELECT p.id, CASE WHEN p.deleted THEN 'deleted' WHEN p.disabled THEN 'disabled'
      WHEN o.user_id IS NULL THEN CASE WHEN x.is_suspended THEN 'suspended' WHEN NOT x.is_suspended THEN 'ended' ELSE 'nothing_open' END
      WHEN r.user_id IS NOT NULL THEN 'reminded' END AS reason
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

/** How many a reminder reaches, and who is left out and why. Refuses when the people are no longer those whom the admin saw. */
export async function countReach(tx: Tx, chosen: Chosen, included: IncludedKinds): Promise<Reach> {
  const found = await rows<{ reason: LeftOutReason | null; count: number; names: string[] }>(
    tx,
    sql`WITH ${judged(chosen, included)},
      placed AS (SELECT j.reason, j.id, row_number() OVER (PARTITION BY j.reason ORDER BY u.sort_name, u.id) AS place,
          CASE WHEN u.deleted_at IS NULL THEN coalesce(nullif(btrim(u.name || ' ' || u.last_name), ''), u.email) END AS name
        FROM judged j JOIN users u ON u.company_id = ${chosen.scope.companyId} AND u.id = j.id WHERE j.reason IS NOT NULL)
      SELECT reason, count(*)::int AS count,
        coalesce(array_agg(name ORDER BY place) FILTER (WHERE place <= ${limits.reminderNames} AND name IS NOT NULL), '{}') AS names
      FROM placed GROUP BY 1
      UNION ALL SELECT NULL, count(*)::int, '{}' FROM judged WHERE reason IS NULL`,
  );
  const leftOut = leftOutReasons.flatMap((reason) => {
    const one = found.find((row) => row.reason === reason);
    return one ? [{ ...one, reason }] : [];
  });
  const receive = found.find(({ reason }) => reason === null)?.count ?? 0;
  const skipped = leftOut.reduce((sum, { count }) => sum + count, 0);
  requireSeen(chosen, receive + skipped);
  return { receive, skipped, leftOut };
}

/** Before a total was seen there is none to compare with. */
function requireSeen({ selection }: Chosen, found: number): void {
  if (!selection.isAllUsersSelected || selection.expectedTotal !== undefined) requireSameTotal(selection, found);
}

/** Of which kinds anybody has something outstanding. */
export async function findAvailable(tx: Tx, chosen: Chosen): Promise<TasksAvailability> {
  const asked = reminderKinds.map(
    ({ include, available }) =>
      sql`EXISTS (SELECT 1 FROM chosen p JOIN (${openTasksOf(chosen.scope, include)}) o ON o.user_id = p.id WHERE NOT p.disabled AND NOT p.deleted) AS ${sql.identifier(available)}`,
  );
  const { total, ...available } = await oneRow<TasksAvailability & { total: number }>(
    tx,
    sql`WITH chosen AS MATERIALIZED (${chosen.people}) SELECT (SELECT count(*)::int FROM chosen) AS total, ${sql.join(asked, sql`, `)}`,
  );
  requireSeen(chosen, total);
  return available;
}
