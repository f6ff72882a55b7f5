import type { Pool, QueryResultRow } from 'pg';
import { claim } from './claims.ts';
import type { JobName, JobPayloads } from './names.ts';

type Queries = Pick<Pool, 'query'>;

/**
 * Jobs of one kind that this process has taken. Every taking counts `retry_count` up, so that id and count name one claim: what
 * is taken again by another is no longer the same.
 */
export interface Taken<N extends JobName = JobName> {
  name: N;
  ids: string[];
  counts: number[];
  payloads: JobPayloads[N][];
}

const isMine = `j.name = $1 AND j.id = c.id AND j.retry_count = c.n AND j.state = 'active'`;
const mine = `FROM unnest($2::uuid[], $3::int[]) AS c(id, n) WHERE ${isMine}`;
const keys = ({ name, ids, counts }: Taken) => [name, ids, counts];
const mayComeAgain = 'j.retry_count < j.retry_limit';
const outcome = `state = (CASE WHEN ${mayComeAgain} THEN 'retry' ELSE 'failed' END)::pgboss.job_state,
  completed_on = CASE WHEN ${mayComeAgain} THEN NULL ELSE now() END`;
/** Twice as long each time, and not all at the same moment. */
const later = `now() + interval '1 s' * j.retry_delay * 2 ^ least(16, j.retry_count) * (1 + random())`;

/** Takes what waits, the oldest first. Undefined when there is nothing. */
export async function take<N extends JobName>(db: Queries, name: N, most: number): Promise<Taken<N> | undefined> {
  interface Row extends QueryResultRow {
    id: string;
    count: number;
    data: JobPayloads[N];
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

export async function renew(db: Queries, taken: Taken): Promise<void> {
  await db.query(`UPDATE pgboss.job j SET started_on = now() ${mine}`, keys(taken));
}

/** Whether all of it is still ours, and nobody takes it before the end of the transaction that asks. Renewing goes on meanwhile. */
export async function hold(db: Queries, taken: Taken): Promise<boolean> {
  const asked = `SELECT 1 FROM pgboss.job j, unnest($2::uuid[], $3::int[]) AS c(id, n) WHERE ${isMine} FOR KEY SHARE OF j`;
  const { rowCount } = await db.query(asked, keys(taken));
  return rowCount === taken.ids.length;
}

export async function complete(db: Queries, taken: Taken, output: object | null): Promise<void> {
  const set = `state = 'completed', completed_on = now(), output = $4::jsonb`;
  await db.query(`UPDATE pgboss.job j SET ${set} ${mine}`, [...keys(taken), output && JSON.stringify(output)]);
}

/** What failed comes again later, a number of times. */
export async function fail(db: Queries, taken: Taken, output: object): Promise<void> {
  const set = `${outcome}, start_after = ${later}, output = $4::jsonb`;
  await db.query(`UPDATE pgboss.job j SET ${set} ${mine}`, [...keys(taken), JSON.stringify(output)]);
}

/** Lets the next one take it at once, and does not count as a failure. */
export async function letGo(db: Queries, taken: Taken): Promise<void> {
  const set = `state = 'retry', start_after = now(), retry_limit = j.retry_limit + 1`;
  await db.query(`UPDATE pgboss.job j SET ${set} ${mine}`, keys(taken));
}

/**
 * Puts back what nobody has renewed, or, where nobody else can be at work, all that is left of the process before. What an open
 * transaction holds stays: it is still being written, or the database gives it up soon. Gives the kinds that came back.
 */
export async function putBack(db: Queries, whose: 'ended' | 'all'): Promise<JobName[]> {
  const age = whose === 'all' ? '' : `AND started_on < now() - interval '${claim.endsAfterSeconds} s'`;
  const { rows } = await db.query<{ name: JobName }>(
    `WITH ended AS (SELECT name, id FROM pgboss.job WHERE state = 'active' ${age} FOR UPDATE SKIP LOCKED)
      UPDATE pgboss.job j SET ${outcome}, start_after = now()
        FROM ended WHERE j.name = ended.name AND j.id = ended.id RETURNING j.name`,
  );
  return [...new Set(rows.map(({ name }) => name))];
}
