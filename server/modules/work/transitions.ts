import { type SQL, sql } from 'drizzle-orm';
import { assignmentMoves } from '#contract/campaigns/campaignStates';
import { rows, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { moveMissedDeadlines } from './deadlines.ts';
import type { Work, WorkWithTasks } from './kind.ts';

interface Moved {
  id: string;
  begun: boolean;
}

const anyOf = (statuses: readonly string[]): SQL => sql`ANY(${sql.param([...statuses])}::text[])`;
const companiesOf = (moved: readonly Moved[], begun: boolean) => moved.filter((one) => one.begun === begun).map(({ id }) => id);

/** `SET` of the column that stores when a campaign began, if the kind has one. */
const setBegun = ({ begunAt }: Work, value: (column: SQL) => SQL): SQL =>
  begunAt ? sql`, ${sql.raw(begunAt)} = ${value(sql`c.${sql.raw(begunAt)}`)}` : sql``;

/** Ends, starts, suspends and resumes campaigns of one kind. Returns the companies whose people may get something now, and those of suspended ones. */
export async function moveDue(tx: Tx, work: Work, at: Date): Promise<{ begun: string[]; suspended: string[] }> {
  // First, so that what replaces it can start.
  await endDue(tx, work, at);
  const started = await startDue(tx, work, at);
  const suspended = [...companiesOf(started, false), ...(await suspend(tx, work))];
  const begun = [...companiesOf(started, true), ...(await resume(tx, work, at))];
  await work.afterMoves?.(tx, suspended);
  return { begun, suspended };
}

/**
 * Starts campaigns whose start has passed. A disabled company waits. Where the plan does not include a campaign any more it is suspended
 * without having begun: nobody gets it.
 */
function startDue(tx: Tx, work: Work, at: Date): Promise<Moved[]> {
  const { from, to } = work.moves.start;
  const { suspend: paused } = work.moves;
  const begins = work.plan && paused ? sql`NOT ${work.plan.suspends}` : sql`true`;
  return rows<Moved>(
    tx,
    sql`UPDATE ${sql.raw(work.campaigns)} c SET status = CASE WHEN ${begins} THEN ${to} ELSE ${paused?.to ?? to} END
        ${setBegun(work, () => sql`CASE WHEN ${begins} THEN ${at}::timestamptz END`)}
      FROM companies o WHERE c.status = ${anyOf(from)} AND c.starts_at <= ${at} AND o.id = c.company_id AND NOT o.disabled
      RETURNING c.company_id AS id, c.status = ${to} AS begun`,
  );
}

/** Suspends campaigns that the plan does not include any more. */
async function suspend(tx: Tx, { campaigns, moves, plan }: Work): Promise<string[]> {
  if (!plan || !moves.suspend) return [];
  const { from, to } = moves.suspend;
  const moved = await rows<{ id: string }>(
    tx,
    sql`UPDATE ${sql.raw(campaigns)} c SET status = ${to} FROM companies o
      WHERE c.status = ${anyOf(from)} AND o.id = c.company_id AND ${plan.suspends} RETURNING c.company_id AS id`,
  );
  return moved.map(({ id }) => id);
}

/** Resumes campaigns that the plan includes again; one that had not begun begins now. */
async function resume(tx: Tx, work: Work, at: Date): Promise<string[]> {
  const { plan, moves } = work;
  if (!plan || !moves.resume) return [];
  const { from, to } = moves.resume;
  const moved = await rows<{ id: string }>(
    tx,
    sql`UPDATE ${sql.raw(work.campaigns)} c SET status = ${to} ${setBegun(work, (column) => sql`coalesce(${column}, ${at}::timestamptz)`)}
      FROM companies o WHERE c.status = ${anyOf(from)} AND o.id = c.company_id AND ${plan.resumes} RETURNING c.company_id AS id`,
  );
  return moved.map(({ id }) => id);
}

async function endDue(tx: Tx, { campaigns, moves, endsAt, endedAt }: Work, at: Date): Promise<void> {
  if (!endsAt || !moves.end) return;
  const { from, to } = moves.end;
  await run(
    tx,
    sql`UPDATE ${sql.raw(campaigns)} c SET status = ${to} ${endedAt ? sql`, ${sql.raw(endedAt)} = ${at}` : sql``}
      WHERE c.status = ${anyOf(from)} AND ${endsAt} <= ${at}`,
  );
}

/** Marks open assignments whose deadline has passed as overdue. A campaign does not end at a deadline. */
export async function markOverdue(tx: Tx, work: WorkWithTasks, at: Date): Promise<void> {
  const { campaigns, moves, tasks } = work;
  if (!tasks.hasDeadline) return;
  await moveMissedDeadlines(tx, work, at);
  const { from, to } = assignmentMoves.expire;
  await run(
    tx,
    // The literal statuses are those of a partial index.
    sql`UPDATE ${sql.raw(tasks.assignments)} a SET status = ${to} FROM ${sql.raw(campaigns)} c
      WHERE c.status = ${moves.start.to} AND a.campaign_id = c.id AND a.status IN ('not_started', 'in_progress') AND a.status = ${anyOf(from)}
        AND a.due_at <= ${at}`,
  );
}

/** The admins of these companies find under the bell, unseen, what waits for a plan. */
export async function tellOfSuspension(tx: Tx, companyIds: readonly string[]): Promise<void> {
  if (companyIds.length === 0) return;
  await run(
    tx,
    sql`UPDATE users SET suspended_notification_shown = false
      WHERE company_id = ANY(${sql.param([...new Set(companyIds)])}::uuid[]) AND role <> 'user' AND deleted_at IS NULL`,
  );
}
