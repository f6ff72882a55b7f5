import { type SQL, sql } from 'drizzle-orm';
import type { AssignmentType } from '#contract/campaignStates';
import { now } from '../../../clock.ts';
import { allowLongStatements } from '../../../db/longStatements.ts';
import { oneRow, rows } from '../../../db/rows.ts';
import { ownerTx, type Tx } from '../../../db/tx.ts';
import type { JobPayloads } from '../../../jobs/names.ts';
import type { RunTx } from '../../../jobs/worker.ts';
import { deliverSoon } from '../../../mail/queueMail.ts';
import type { Services } from '../../../services.ts';
import { reachedByCampaign } from '../reach.ts';
import { campaignMail } from './campaignMail.ts';

type Payload = JobPayloads['campaigns.assign'];

/** From here on the embedded database needs to be told how its tables look. */
const manyPeople = 2000;

/** The job `campaigns.assign`. Gives how many assignments it made for each company. */
export async function assignPeople(
  { db }: Pick<Services, 'db'>,
  payloads: readonly Payload[],
  run: RunTx = (work) => ownerTx(db, work),
): Promise<Record<string, number>> {
  const made: Record<string, number> = {};
  for (const payload of distinct(payloads)) {
    const count = await run((tx) => assignInCompany(tx, payload));
    made[payload.companyId] = (made[payload.companyId] ?? 0) + count;
    if (count >= manyPeople && db.kind === 'pglite') await db.pool.query('ANALYZE assignments');
  }
  return made;
}

/** Where everybody of a company is looked at, its other jobs have nothing left to do. */
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
  // Nobody ends or changes one of them while its people are written.
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
 * Assigns and tells in one statement: whoever is assigned by somebody else at the same moment is told once, by them. Those who
 * have it are found by their key while writing; asked for before, a table that still counts as empty would be read for each.
 */
async function assignOne(tx: Tx, payload: Payload, { id, type }: Running): Promise<number> {
  const { companyId } = payload;
  const at = now();
  const { assigned, told } = await oneRow<{ assigned: number; told: number }>(
    tx,
    sql`WITH given AS (
        INSERT INTO assignments (company_id, campaign_id, user_id, assigned_at, due_at)
        SELECT u.company_id, c.id, u.id, ${at}::timestamptz, ${at}::timestamptz + make_interval(days => c.days_to_complete)
          FROM users u, campaigns c
         WHERE c.id = ${id} AND u.company_id = ${companyId} AND u.deleted_at IS NULL AND NOT u.disabled
           AND ${among(payload)} AND ${reachedByCampaign(companyId, { id, type })}
        ON CONFLICT DO NOTHING RETURNING company_id, campaign_id, user_id, due_at),
      told AS (${campaignMail('campaign_assigned', sql.raw('given'), at)})
      SELECT (SELECT count(*)::int FROM given) AS assigned, (SELECT count(*)::int FROM told) AS told`,
  );
  if (told > 0) await deliverSoon(tx, companyId);
  return assigned;
}
