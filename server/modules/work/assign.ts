import { type SQL, sql } from 'drizzle-orm';
import { now } from '../../clock.ts';
import { reachedByCampaign, type WithAudience } from '../../db/audience.ts';
import { allowLongStatements } from '../../db/longStatements.ts';
import { rows, run } from '../../db/rows.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import { defineJob, type RunTx } from '../../jobs/job.ts';
import { deliverSoon } from '../../mail/queueMail.ts';
import type { Services } from '../../services.ts';
import { assignedMails } from './assignedMails.ts';
import { dueAt } from './deadlines.ts';
import { allWork, type Work, type WorkWithTasks, workWithTasks } from './kind.ts';

/**
 * Gives a company's running campaigns, of every kind of work, to the subjects of an audit row, to one person, or to everybody who should
 * have them. Code that adds people sends it. The queue is named after its first user.
 */
export const assignWork = defineJob<Payload>('campaigns.assign');

interface Payload {
  companyId: string;
  auditId?: string;
  userId?: string;
}

/** From this many on new statistics are gathered at once: until then the planner takes a new campaign for one of nobody. */
const manyAssigned = 5_000;

/** Handles the job `assignWork`. Returns the number of new assignments by company. */
export async function assign(
  { db }: Pick<Services, 'db'>,
  payloads: readonly Payload[],
  runTx: RunTx = (work) => ownerTx(db, work),
): Promise<Record<string, number>> {
  const made: Record<string, number> = {};
  const grown = new Set<string>();
  for (const payload of distinct(payloads)) {
    const { companyId } = payload;
    const count = await runTx(async (tx) => {
      await allowLongStatements(tx);
      const people = among(payload);
      let inAll = 0;
      for (const { join } of allWork()) if (join) inAll += await join(tx, companyId, people);
      for (const { table, n } of await assignTasks(tx, companyId, people)) {
        if (n >= manyAssigned) grown.add(table);
        inAll += n;
      }
      return inAll;
    });
    made[companyId] = (made[companyId] ?? 0) + count;
  }
  // After the commits: it locks the whole table against others who gather statistics.
  for (const table of grown) await runTx((tx) => run(tx, sql`ANALYZE ${sql.raw(table)}`));
  return made;
}

/** A job for everybody makes the other jobs of its company redundant. */
function distinct(payloads: readonly Payload[]): Payload[] {
  const forAll = new Set(payloads.filter(({ auditId, userId }) => !auditId && !userId).map(({ companyId }) => companyId));
  const forSome = payloads.filter(({ companyId }) => !forAll.has(companyId));
  return [...[...forAll].map((companyId) => ({ companyId })), ...forSome];
}

function among({ auditId, userId }: Payload): SQL {
  if (userId) return sql`u.id = ${userId}`;
  return auditId ? sql`u.id IN (SELECT s.user_id FROM audit_subjects s WHERE s.audit_id = ${auditId})` : sql`true`;
}

/** The running campaigns of a kind, locked: none ends or changes while its assignments are inserted. */
const runningOf = (tx: Tx, { campaigns, moves }: Work, companyId: string) =>
  rows<WithAudience>(
    tx,
    sql`SELECT id, audience FROM ${sql.raw(campaigns)} WHERE company_id = ${companyId} AND status = ${moves.start.to} ORDER BY id FOR SHARE`,
  );

/**
 * Inserts what is missing of the assignments of these campaigns. Existing ones are detected by the key on insert: a NOT EXISTS would scan a
 * table that the planner still believes empty.
 */
function insertMissing(
  { campaigns, links, tasks }: WorkWithTasks,
  companyId: string,
  people: SQL,
  running: readonly WithAudience[],
  at: Date,
) {
  const due = dueAt(sql`u.company_id`, sql`u.id`, sql`${at}::timestamptz`, sql`c.days_to_complete`);
  const isDue = tasks.spares ? sql`NOT ${tasks.spares}` : sql`true`;
  const reached = running.map(
    (campaign) => sql`SELECT u.company_id, c.id, u.id, ${at}::timestamptz, ${due} FROM users u, ${sql.raw(campaigns)} c
      WHERE c.id = ${campaign.id} AND u.company_id = ${companyId} AND u.deleted_at IS NULL AND NOT u.disabled
        AND ${people} AND ${reachedByCampaign(links, companyId, campaign)} AND ${isDue}`,
  );
  return sql`INSERT INTO ${sql.raw(tasks.assignments)} (company_id, campaign_id, user_id, assigned_at, due_at)
    ${sql.join(reached, sql` UNION ALL `)} ON CONFLICT DO NOTHING RETURNING company_id, campaign_id, user_id, due_at`;
}

/**
 * Assigns the running campaigns of all kinds with tasks. One statement inserts the assignments and a mail for each person who got any, so
 * that somebody who is assigned twice at the same moment gets one mail. Returns the number of new rows by table.
 */
async function assignTasks(tx: Tx, companyId: string, people: SQL): Promise<{ table: string; n: number }[]> {
  const at = now();
  const added: { work: WorkWithTasks; name: SQL; query: SQL }[] = [];
  for (const work of workWithTasks()) {
    const running = await runningOf(tx, work, companyId);
    const name = sql`${sql.identifier(`added_${work.kind}`)}`;
    if (running.length > 0) added.push({ work, name, query: insertMissing(work, companyId, people, running, at) });
  }
  if (added.length === 0) return [];
  const counts = added.map(
    ({ work, name }) => sql`SELECT ${work.tasks.assignments}::text AS "table", count(*)::int AS n FROM ${name}`,
  );
  const made = await rows<{ table: string; n: number; mails: number }>(
    tx,
    sql`WITH ${sql.join(
      added.map(({ name, query }) => sql`${name} AS (${query})`),
      sql`, `,
    )}, ${assignedMails(added, at)}
      SELECT c.*, (SELECT count(*)::int FROM mailed) AS mails FROM (${sql.join(counts, sql` UNION ALL `)}) c`,
  );
  if (made.some(({ mails }) => mails > 0)) await deliverSoon(tx, companyId);
  return made;
}
