import { type SQL, sql } from 'drizzle-orm';
import { limits } from '#contract/limits';
import { type IncludedKinds, reminderKinds, type TasksAvailability } from '#contract/reminders';
import { now } from '../../clock.ts';
import { oneRow } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { requireSameTotal } from '../users/selectedPeople.ts';
import { openTasks, openTasksOf, type Scope } from './kinds.ts';

const hourMs = 3_600_000;

/** Some people, as one of the two kinds of selection chose them. */
export interface Chosen {
  scope: Scope;
  /** The query (id, is_off). */
  people: SQL;
  selection: { isAllUsersSelected: boolean; userIds?: string[] | undefined; expectedTotal?: number | undefined };
}

/** What a reminder is about, as its mail notes it. */
export const topicOf = ({ campaignId }: Scope): string => campaignId ?? 'all';

/** Who had a reminder of the same thing within the last hour, or as many of them as there may be. */
const reminded = (scope: Scope): SQL => sql`SELECT m.user_id FROM mails m
  WHERE m.company_id = ${scope.companyId} AND m.template = 'manual_reminder' AND m.created_at > ${new Date(now().getTime() - hourMs)}
  GROUP BY m.user_id HAVING bool_or(m.params->>'topic' = ${topicOf(scope)}) OR count(*) >= ${limits.reminderMailsPerHour}`;

/** `WITH` parts that end in `judged (id, reason)`: everybody chosen, and why no reminder goes to them, or null. */
export const judged = ({ scope, people }: Chosen, included: IncludedKinds): SQL => sql`chosen AS MATERIALIZED (${people}),
  open AS (SELECT DISTINCT o.user_id FROM (${openTasks(scope, included)}) o JOIN chosen p ON p.id = o.user_id),
  reminded AS (${reminded(scope)}),
  judged AS (SELECT p.id, CASE WHEN p.is_off OR o.user_id IS NULL THEN 'nothing_open' WHEN r.user_id IS NOT NULL THEN 'reminded' END AS reason
    FROM chosen p LEFT JOIN open o ON o.user_id = p.id LEFT JOIN reminded r ON r.user_id = p.id)`;

interface Reach {
  receive: number;
  skipped: number;
  recently: number;
}

/** How many a reminder reaches. Refuses when the people are no longer those whom the admin saw. */
export async function countReach(tx: Tx, chosen: Chosen, included: IncludedKinds): Promise<Reach> {
  const reach = await oneRow<Reach>(
    tx,
    sql`WITH ${judged(chosen, included)} SELECT count(*) FILTER (WHERE reason IS NULL)::int AS receive,
      count(*) FILTER (WHERE reason IS NOT NULL)::int AS skipped, count(*) FILTER (WHERE reason = 'reminded')::int AS recently FROM judged`,
  );
  requireSeen(chosen, reach.receive + reach.skipped);
  return reach;
}

/** Before a total was seen there is none to compare with. */
function requireSeen({ selection }: Chosen, found: number): void {
  if (!selection.isAllUsersSelected || selection.expectedTotal !== undefined) requireSameTotal(selection, found);
}

/** Of which kinds anybody has something outstanding. */
export async function findAvailable(tx: Tx, chosen: Chosen): Promise<TasksAvailability> {
  const asked = reminderKinds.map(
    ({ include, available }) =>
      sql`EXISTS (SELECT 1 FROM chosen p JOIN (${openTasksOf(chosen.scope, include)}) o ON o.user_id = p.id WHERE NOT p.is_off) AS ${sql.identifier(available)}`,
  );
  const { total, ...available } = await oneRow<TasksAvailability & { total: number }>(
    tx,
    sql`WITH chosen AS MATERIALIZED (${chosen.people}) SELECT (SELECT count(*)::int FROM chosen) AS total, ${sql.join(asked, sql`, `)}`,
  );
  requireSeen(chosen, total);
  return available;
}
