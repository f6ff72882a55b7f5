import type { Pool, QueryResultRow } from 'pg';
import { claim } from './claims.ts';

type Queries = Pick<Pool, 'query'>;

/**
 * Jobs of one kind that this process has claimed. Each claim increments `retry_count`, so id and count together identify the claim:
 * once another process takes the job, they no longer match.
 */
export interface ClaimedJobs {
  name: string;
  ids: string[];
  counts: number[];
  payloads: object[];
}

const isMine = `j.name = $1 AND j.id = c.id AND j.retry_count = c.n AND j.state = 'active'`;
const mine = `FROM unnest($2::uuid[], $3::int[]) AS c(id, n) WHERE ${isMine}`;
const keys = ({ name, ids, counts }: ClaimedJobs) => [name, ids, counts];
const hasRetriesLeft = 'j.retry_count < j.retry_limit';
const outcome = `state = (CASE WHEN ${hasRetriesLeft} THEN 'retry' ELSE 'failed' END)::pgboss.job_state,
  completed_on = CASE WHEN ${hasRetriesLeft} THEN NULL ELSE now() END`;
/** Exponential backoff with jitter. */
const later = `now() + interval '1 s' * j.retry_delay * 2 ^ least(16, j.retry_count) * (1 + random())`;

/** Claims up to `most` waiting jobs, oldest first. Undefined if there are none. */
export async function claimJobs(db: Queries, name: string, most: number): Promise<ClaimedJobs | undefined> {
  interface Row extends QueryResultRow {
    id: string;
    count: number;
    data: object;
  }
  const { rows } = await db.query<Row>(
    `WITH next AS (SELECT id FROM pgboss.job WHERE name = $1 AND state < 'active' AND start_after < now()
        ORDER BY priority DESC, created_on, id LIMIT $2 FOR UPDATE SKIP LOCKED)
      UPDATE pgboss.job j SET state = 'active', started_on = now(), retry_count = j.retry_count + (j.started_on IS NOT NULL)::int
        FROM next WHERE j.name = $1 AND j.id = next.id RETURNING j.id, j.retry_count AS count, j.data`,
    [name, most],
  );
  if (rows.length === 0) return undefined;
  return { name, ids: rows.map(({ id }) => id), counts: rows.map(({ count }) => count), payloads: rows.map(({ data }) => data) };
}

export async function renewClaim(db: Queries, claimed: ClaimedJobs): Promise<void> {
  await db.query(`UPDATE pgboss.job j SET started_on = now() ${mine}`, keys(claimed));
}

/** Whether all jobs are still ours. Nobody can claim them before the caller's transaction ends; renewing stays possible. */
export async function holdClaim(db: Queries, claimed: ClaimedJobs): Promise<boolean> {
  const held = `SELECT 1 FROM pgboss.job j, unnest($2::uuid[], $3::int[]) AS c(id, n) WHERE ${isMine} FOR KEY SHARE OF j`;
  const { rowCount } = await db.query(held, keys(claimed));
  return rowCount === claimed.ids.length;
}

export async function completeJobs(db: Queries, claimed: ClaimedJobs, output: object | null): Promise<void> {
  const set = `state = 'completed', completed_on = now(), output = $4::jsonb`;
  await db.query(`UPDATE pgboss.job j SET ${set} ${mine}`, [...keys(claimed), output && JSON.stringify(output)]);
}

/** Schedules a retry with backoff, or marks the jobs as failed when no retries are left. */
export async function failJobs(db: Queries, claimed: ClaimedJobs, output: object): Promise<void> {
  const set = `${outcome}, start_after = ${later}, output = $4::jsonb`;
  await db.query(`UPDATE pgboss.job j SET ${set} ${mine}`, [...keys(claimed), JSON.stringify(output)]);
}

/** Gives the jobs back at once, without counting it as a failure. */
export async function releaseJobs(db: Queries, claimed: ClaimedJobs): Promise<void> {
  const set = `state = 'retry', start_after = now(), retry_limit = j.retry_limit + 1`;
  await db.query(`UPDATE pgboss.job j SET ${set} ${mine}`, keys(claimed));
}

/**
 * Puts jobs with a void claim back into their queues; with `all` every claimed job, for a database that no other process uses.
 * Skips rows that an open transaction locks: they are still being written. Returns the names of the queues.
 */
export async function requeueAbandoned(db: Queries, which: 'expired' | 'all'): Promise<string[]> {
  const age = which === 'all' ? '' : `AND started_on < now() - interval '${claim.endsAfterSeconds} s'`;
  const { rows } = await db.query<{ name: string }>(
    `WITH ended AS (SELECT name, id FROM pgboss.job WHERE state = 'active' ${age} FOR UPDATE SKIP LOCKED)
      UPDATE pgboss.job j SET ${outcome}, start_after = now()
        FROM ended WHERE j.name = ended.name AND j.id = ended.id RETURNING j.name`,
  );
  return [...new Set(rows.map(({ name }) => name))];
}
