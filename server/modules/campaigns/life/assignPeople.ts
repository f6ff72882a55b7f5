import { type SQL, sql } from 'drizzle-orm';
import type { AssignmentType } from '#contract/campaigns/campaignStates';
import { now } from '../../../clock.ts';
import { allowLongStatements } from '../../../db/longStatements.ts';
import { oneRow, rows } from '../../../db/rows.ts';
import { ownerTx, type Tx } from '../../../db/tx.ts';
import { defineJob, type RunTx } from '../../../jobs/job.ts';
import { deliverSoon } from '../../../mail/queueMail.ts';
import type { Services } from '../../../services.ts';
import { reachedByCampaign } from '../reach.ts';
import { campaignMail } from './campaignMail.ts';
import { campaignAssigned } from './mails.ts';

/** Assigns a company's running campaigns to the subjects of an audit row, to one person, or to everybody who should have them. */
export const assignCampaigns = defineJob<Payload>('campaigns.assign');

interface Payload {
  companyId: string;
  auditId?: string;
  userId?: string;
}

/** The embedded database has no autovacuum, so after many inserts its statistics must be refreshed. */
const manyPeople = 2000;

/** Assigns other work to the people `among` (a condition over `users u`) of a company. Returns the number of new assignments. */
type AlsoAssign = (tx: Tx, companyId: string, among: SQL) => Promise<number>;

/** Handles the job `assignCampaigns`; `also` is what the same people get besides trainings. Returns the number of new assignments by company. */
export async function assignPeople(
  { db }: Pick<Services, 'db'>,
  payloads: readonly Payload[],
  run: RunTx = (work) => ownerTx(db, work),
  also?: AlsoAssign,
): Promise<Record<string, number>> {
  const made: Record<string, number> = {};
  for (const payload of distinct(payloads)) {
    const count = await run(async (tx) => {
      const assigned = await assignInCompany(tx, payload);
      return assigned + ((await also?.(tx, payload.companyId, among(payload))) ?? 0);
    });
    made[payload.companyId] = (made[payload.companyId] ?? 0) + count;
    if (count >= manyPeople && db.kind === 'pglite') await db.pool.query('ANALYZE assignments');
  }
  return made;
}

/** A job for everybody makes the other jobs of its company redundant. */
function distinct(payloads: readonly Payload[]): Payload[] {
  const forAll = new Set(payloads.filter(({ auditId, userId }) => !auditId && !userId).map(({ companyId }) => companyId));
  const forSome = payloads.filter(({ companyId }) => !forAll.has(companyId));
  return [...[...forAll].map((companyId) => ({ companyId })), ...forSome];
}

interface Running {
  id: string;
  type: AssignmentType;
}

async function assignInCompany(tx: Tx, payload: Payload): Promise<number> {
  const { companyId } = payload;
  await allowLongStatements(tx);
  // Locked, so that no campaign ends or changes while its assignments are inserted.
  const running = await rows<Running>(
    tx,
    sql`SELECT id, assignment_type AS type FROM campaigns WHERE company_id = ${companyId} AND status = 'running' ORDER BY id FOR SHARE`,
  );
  let made = 0;
  for (const campaign of running) made += await assignOne(tx, payload, campaign);
  return made;
}

function among({ auditId, userId }: Payload): SQL {
  if (userId) return sql`u.id = ${userId}`;
  return auditId ? sql`u.id IN (SELECT s.user_id FROM audit_subjects s WHERE s.audit_id = ${auditId})` : sql`true`;
}

/**
 * Inserts assignments and their mails in one statement, so that a person who is assigned twice at the same moment gets one mail.
 * Existing assignments are detected by the key on insert: a NOT EXISTS would scan a table that the planner still believes empty.
 */
async function assignOne(tx: Tx, payload: Payload, { id, type }: Running): Promise<number> {
  const { companyId } = payload;
  const at = now();
  const { assigned, notified } = await oneRow<{ assigned: number; notified: number }>(
    tx,
    sql`WITH given AS (
        INSERT INTO assignments (company_id, campaign_id, user_id, assigned_at, due_at)
        SELECT u.company_id, c.id, u.id, ${at}::timestamptz, ${at}::timestamptz + make_interval(days => c.days_to_complete)
          FROM users u, campaigns c
         WHERE c.id = ${id} AND u.company_id = ${companyId} AND u.deleted_at IS NULL AND NOT u.disabled
           AND ${among(payload)} AND ${reachedByCampaign(companyId, { id, type })}
        ON CONFLICT DO NOTHING RETURNING company_id, campaign_id, user_id, due_at),
      notified AS (${campaignMail(campaignAssigned, sql.raw('given'), at)})
      SELECT (SELECT count(*)::int FROM given) AS assigned, (SELECT count(*)::int FROM notified) AS notified`,
  );
  if (notified > 0) await deliverSoon(tx, companyId);
  return assigned;
}
