import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listUsers } from '#contract/people/users';
import { outsideTransactions } from '#server/db/oneConnection';
import { oneRow, run } from '#server/db/rows';
import { ownerTx, type Tx } from '#server/db/tx';
import { startQuietServer, type SessionHeaders } from '#tests/support/server/testServer';
import { untilWaiting } from '#tests/support/server/untilWaiting';

let server: Awaited<ReturnType<typeof startQuietServer>>;
let address: string;
let companyId: string;
let headers: SessionHeaders;

beforeAll(async () => {
  server = await startQuietServer();
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const admin = await server.aUser({ role: 'admin' });
  companyId = admin.companyId;
  headers = await server.signInAs(admin);
});
afterAll(async () => {
  // The connections of the last calls are kept for a minute.
  server.app.server.closeAllConnections();
  await server.close();
});

const call = (method: string, path: string, body: object, signal?: AbortSignal) =>
  outsideTransactions(() =>
    fetch(`${address}/gateway${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    }),
  );
const list = (signal?: AbortSignal) => call('POST', listUsers.path.replace('{companyId}', companyId), {}, signal);
const nameGroup = (name: string, signal?: AbortSignal) =>
  call('POST', `/customers/api/v1/company/${companyId}/groups`, { name }, signal);
const groupsCalled = (name: string) =>
  ownerTx(server.services.db, (tx) => oneRow<{ n: number }>(tx, sql`SELECT count(*)::int AS n FROM groups WHERE name = ${name}`));

/** Makes calls that wait for a locked table, and lets their browser leave. */
async function leave(
  calls: (signal: AbortSignal) => Promise<unknown>[],
  then: (tx: Tx, answers: Promise<unknown>) => Promise<void>,
) {
  const leaving = new AbortController();
  return ownerTx(server.services.db, async (tx) => {
    await run(tx, sql`LOCK TABLE groups, user_groups IN ACCESS EXCLUSIVE MODE`);
    const made = calls(leaving.signal);
    const answers = Promise.allSettled(made);
    await untilWaiting(server.services.db, tx, made.length);
    leaving.abort();
    await then(tx, answers);
  });
}

const waiting = async (tx: Tx) => {
  await run(tx, sql`SELECT pg_stat_clear_snapshot()`);
  const query = sql`SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return (await oneRow<{ n: number }>(tx, query)).n;
};

it('what somebody asked for who has left is not read any more, and its connections are free', async () => {
  const { pool } = server.services.db;
  await leave(
    (signal) => Array.from({ length: 30 }, () => list(signal)),
    async (tx) => {
      await expect.poll(() => waiting(tx)).toBe(0);
      await expect.poll(() => [pool.waitingCount, pool.totalCount - pool.idleCount]).toEqual([0, 1]);
    },
  );
  const answers = await Promise.all(Array.from({ length: 30 }, () => list()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(server.logText()).not.toContain('"level":50');
});

it('what somebody changed who has left is done', async () => {
  await leave(
    (signal) => [nameGroup('Left behind', signal)],
    async (_tx, answers) => {
      await answers;
    },
  );
  await expect.poll(() => groupsCalled('Left behind')).toEqual({ n: 1 });
});
