import { type SQL, sql } from 'drizzle-orm';
import { now } from '../../clock.ts';
import { reachedByCampaign, type WithAudience } from '../../db/audience.ts';
import { allowLongStatements } from '../../db/longStatements.ts';
import { oneRow, rows, run } from '../../db/rows.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import { defineJob, type RunTx } from '../../jobs/job.ts';
import { deliverSoon } from '../../mail/queueMail.ts';
import type { Services } from '../../services.ts';
import { assignedMail } from './assignedMail.ts';
import { dueAt } from './deadlines.ts';
import { allWork, hasTasks, type Work, type WorkWithTasks } from './kind.ts';

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
      let inAll = 0;
      for (const work of allWork()) {
        const assigned = await joinWork(tx, work, companyId, among(payload));
        if (work.tasks && assigned >= manyAssigned) grown.add(work.tasks.assignments);
        inAll += assigned;
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

async function joinWork(tx: Tx, work: Work, companyId: string, people: SQL): Promise<number> {
  if (work.join) return work.join(tx, companyId, people);
  return hasTasks(work) ? assignTasks(tx, work, companyId, people) : 0;
}

async function assignTasks(tx: Tx, work: WorkWithTasks, companyId: string, people: SQL): Promise<number> {
  const campaigns = sql.raw(work.campaigns);
  // Locked, so that no campaign ends or changes while its assignments are inserted.
  const running = await rows<WithAudience>(
    tx,
    sql`SELECT id, audience FROM ${campaigns} WHERE company_id = ${companyId} AND status = ${work.moves.start.to} ORDER BY id FOR SHARE`,
  );
  let made = 0;
  for (const campaign of running) made += await assignOne(tx, work, companyId, people, campaign);
  return made;
}

/**
 * Inserts assignments and their mails in one statement, so that a person who is assigned twice at the same moment gets one mail.
 * Existing assignments are detected by the key on insert: a NOT EXISTS would scan a table that the planner still believes empty.
 */
async function assignOne(tx: Tx, work: WorkWithTasks, companyId: string, people: SQL, campaign: WithAudience): Promise<number> {
  const at = now();
  const due = dueAt(sql`u.company_id`, sql`u.id`, sql`${at}::timestamptz`, sql`c.days_to_complete`);
  const { assigned, notified } = await oneRow<{ assigned: number; notified: number }>(
    tx,
    sql`WITH added AS (
        INSERT INTO ${sql.raw(work.tasks.assignments)} (company_id, campaign_id, user_id, assigned_at, due_at)
        SELECT u.company_id, c.id, u.id, ${at}::timestamptz, ${due}
          FROM users u, ${sql.raw(work.campaigns)} c
         WHERE c.id = ${campaign.id} AND u.company_id = ${companyId} AND u.deleted_at IS NULL AND NOT u.disabled
           AND ${people} AND ${reachedByCampaign(work.links, companyId, campaign)}
        ON CONFLICT DO NOTHING RETURNING company_id, campaign_id, user_id, due_at),
      notified AS (${assignedMail(work, sql.raw('added'), at)})
      SELECT (SELECT count(*)::int FROM added) AS assigned, (SELECT count(*)::int FROM notified) AS notified`,
  );
  if (notified > 0) await deliverSoon(tx, companyId);
  return assigned;
}
