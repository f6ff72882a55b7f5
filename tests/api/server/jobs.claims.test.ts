import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ownerTx } from '#server/db/tx';
import { claim } from '#server/jobs/claims';
import { type Jobs, openJobs } from '#server/jobs/index';
import { handled, type JobHandler } from '#server/jobs/job';
import { sendJob } from '#server/jobs/send';
import { allJobs } from '#server/backgroundJobs';
import { assignWork } from '#server/modules/work/public';
import { openLog } from '#server/http/logging';
import { type Running, startServices } from '#server/startServices';
import { ownDatabase } from '#tests/support/server/ownDatabase';
import { silentEnv } from '#tests/support/server/silentEnv';

// @once: two calls race for one thing; the wrong one must never win.

let dataDir: string;
let database: Awaited<ReturnType<typeof ownDatabase>>;
let running: Running;
const nodes: Jobs[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'heed-claims-'));
  database = await ownDatabase();
  const env = silentEnv(dataDir, database.url);
  running = await startServices(env, openLog(env), () => undefined, { pgliteDir: 'memory://' });
  await running.services.db.pool.query('CREATE TABLE effects (job uuid, node text)');
});
afterEach(async () => {
  for (const node of nodes.splice(0)) await node.stop();
  await query("DELETE FROM pgboss.job WHERE name <> 'campaigns.tick'; DELETE FROM effects");
});
afterAll(async () => {
  await running.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const query = (text: string, values?: unknown[]) => running.services.db.pool.query<Record<string, unknown>>(text, values);
const seconds = (count: number) => count * 1000;

/** A node that only handles `campaigns.assign`. */
type Assign = JobHandler<{ companyId: string }>;
async function startNode(assign: Assign): Promise<void> {
  const { db, log } = running.services;
  const node = await openJobs(db, log, allJobs);
  nodes.push(node);
  await node.work([handled(assignWork, assign)]);
}

/** A job as queued by a request. */
async function aJob(): Promise<string> {
  const { db } = running.services;
  const companyId = randomUUID();
  await ownerTx(db, (tx) => sendJob(tx, assignWork, { companyId }));
  return companyId;
}

/** Makes the claim of a job look as if it was last renewed so long ago. */
const lastRenewed = (companyId: string, ago: number) =>
  query(`UPDATE pgboss.job SET state = 'active', started_on = now() - make_interval(secs => $2) WHERE data ->> 'companyId' = $1`, [
    companyId,
    ago,
  ]);
const stateOf = async (companyId: string) =>
  (await query(`SELECT state, retry_count AS again FROM pgboss.job WHERE data ->> 'companyId' = $1`, [companyId])).rows;

it('jobs of a dead process are done by the next', { timeout: seconds(60) }, async () => {
  const { kind } = running.services.db;
  const done: string[] = [];
  const [old, fresh] = [await aJob(), await aJob()];
  await lastRenewed(old, claim.endsAfterSeconds + 1);
  await lastRenewed(fresh, 0);
  await startNode(async (payloads) => void done.push(...payloads.map(({ companyId }) => companyId)));
  // The embedded database has no other nodes; PostgreSQL may have.
  const expected = kind === 'pglite' ? [old, fresh] : [old];
  await vi.waitFor(() => expect(done.sort()).toEqual(expected.sort()), seconds(5));
  await vi.waitFor(async () => expect(await stateOf(old)).toEqual([{ state: 'completed', again: 1 }]), seconds(5));
});

it('a frozen process that wakes up writes nothing that another has done', { timeout: seconds(90) }, async () => {
  let wakeUp = () => {};
  const frozen = new Promise<void>((resolve) => (wakeUp = resolve));
  let outcome: unknown;
  const effect = (node: string, companyId: string) => `INSERT INTO effects VALUES ('${companyId}', '${node}')`;
  const assign =
    (node: string): Assign =>
    async ([payload], run) => {
      const { companyId = '' } = payload ?? {};
      if (node === 'first') await frozen;
      const written = run(async (tx) => void (await tx.$client.query(effect(node, companyId))));
      if (node === 'first') outcome = await written.catch((error: unknown) => error);
      await written;
    };
  await startNode(assign('first'));
  const companyId = await aJob();
  await vi.waitFor(async () => expect(await stateOf(companyId)).toEqual([{ state: 'active', again: 0 }]), seconds(15));
  await lastRenewed(companyId, claim.endsAfterSeconds + 1);
  await startNode(assign('second'));
  await vi.waitFor(async () => expect(await stateOf(companyId)).toEqual([{ state: 'completed', again: 1 }]), seconds(30));

  wakeUp();
  await vi.waitFor(() => expect(outcome).toMatchObject({ name: 'ClaimLost' }), seconds(5));
  expect((await query('SELECT node FROM effects WHERE job = $1', [companyId])).rows).toEqual([{ node: 'second' }]);
  // A stopped node does not write the outcome of its job.
  await nodes.shift()?.stop();
  expect(await stateOf(companyId)).toEqual([{ state: 'completed', again: 1 }]);
});

it('a failed job is retried', { timeout: seconds(40) }, async () => {
  let tries = 0;
  await startNode(async () => {
    tries += 1;
    if (tries === 1) throw new Error('not yet');
  });
  const companyId = await aJob();
  await vi.waitFor(async () => expect(await stateOf(companyId)).toEqual([{ state: 'completed', again: 1 }]), seconds(30));
  expect(tries).toBe(2);
});

it('a stopping process hands its unfinished jobs to the next at once', { timeout: seconds(60) }, async () => {
  let end = () => {};
  const endless = new Promise<void>((resolve) => (end = resolve));
  await startNode(() => endless);
  const companyId = await aJob();
  await vi.waitFor(async () => expect(await stateOf(companyId)).toEqual([{ state: 'active', again: 0 }]), seconds(15));
  await nodes.pop()?.stop();
  expect(await stateOf(companyId)).toEqual([{ state: 'retry', again: 0 }]);
  end();
});
