import { clockTick } from '#server/jobs/minuteClock';
import { sendJob } from '#server/jobs/send';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { setClock } from '#server/clock';
import { rows } from '#server/db/rows';
import { campaigns, companies, users } from '#server/db/schema';
import { ownerTx } from '#server/db/tx';
import { allJobs, jobHandlers } from '#server/backgroundJobs';
import { openJobs } from '#server/jobs/index';
import { openPost } from '#server/mail/post';
import { openLog } from '#server/http/logging';
import type { Running } from '#server/startServices';
import { startServices } from '#server/startServices';
import { aCourse } from '#tests/support/calls/courses';
import { ownDatabase } from '#tests/support/server/ownDatabase';
import { silentEnv } from '#tests/support/server/silentEnv';

// @once: two calls race for one thing; the wrong one must never win.

const people = 120;
const begin = new Date('2026-11-20T09:00:00Z');
const day = (days: number) => new Date(begin.getTime() + days * 86_400_000);
const lost = (error: Error) => {
  throw error;
};

let nodes: Running[];
let dataDir: string;
let database: Awaited<ReturnType<typeof ownDatabase>>;
const companyId = randomUUID();
const campaignId = randomUUID();

/** Two servers over one database. The embedded one has a single process, so there the second shares it and has only jobs of its own. */
async function startTwo(): Promise<Running[]> {
  const env = silentEnv(dataDir, database.url);
  const log = openLog(env);
  const first = await startServices(env, log, lost, { pgliteDir: 'memory://' });
  if (database.url) return [first, await startServices(env, log, lost)];
  const jobs = await openJobs(first.services.db, log, allJobs);
  const services = { ...first.services, jobs };
  const startJobs = () => jobs.work(jobHandlers(services, openPost(env)));
  return [first, { services, startJobs, close: () => jobs.stop() }];
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'heed-nodes-'));
  database = await ownDatabase();
  nodes = await startTwo();
});
afterEach(() => setClock(null));
afterAll(async () => {
  for (const node of [...nodes].reverse()) await node.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const query = <T>(text: ReturnType<typeof sql>) => ownerTx((nodes[0] as Running).services.db, (tx) => rows<T>(tx, text));
/** Every mail of this kind: to how many people, how many in all, and how many were sent without a failed attempt. */
const mails = async (template: string) =>
  (
    await query<object>(sql`SELECT count(*)::int AS all, count(DISTINCT user_id)::int AS people,
      count(*) FILTER (WHERE status = 'sent' AND attempts = 0 AND postponed = 0)::int AS sent FROM mails WHERE template = ${template}`)
  )[0];
const once = { all: people, people, sent: people };
/** Both nodes get a tick of the same minute, several times. */
const ticks = () =>
  Promise.all([...nodes, ...nodes].map(({ services: { db } }) => ownerTx(db, (tx) => sendJob(tx, clockTick, {}))));
const idle = () =>
  vi.waitFor(async () => {
    const open = await query(sql`SELECT name FROM pgboss.job WHERE state IN ('created', 'active', 'retry')`);
    expect(open).toEqual([]);
  }, 40_000);

async function aPlannedCampaign() {
  const [{ services }] = nodes as [Running];
  const course = await aCourse({ services });
  const times = { createdAt: begin, updatedAt: begin };
  await ownerTx(services.db, async (tx) => {
    await tx.insert(companies).values({ id: companyId, name: 'Acorn', slug: companyId, hasBoost: true, ...times });
    await tx
      .insert(users)
      .values(
        Array.from({ length: people }, (_, n) => ({ companyId, email: `p${n}@${companyId}.example`, name: 'Ana', ...times })),
      );
    const settings = { status: 'scheduled', audience: 'all', daysToComplete: 7, notificationsEnabled: true } as const;
    await tx.insert(campaigns).values({
      id: campaignId,
      companyId,
      courseId: course.id,
      name: course.name,
      ...settings,
      startsAt: day(1),
      createdAt: begin,
    });
  });
}

it('two servers on one database start, notify, remind and expire once', { timeout: 180_000 }, async () => {
  setClock(begin);
  await aPlannedCampaign();
  setClock(day(1.1));
  await Promise.all(nodes.map((node) => node.startJobs()));
  await ticks();
  await vi.waitFor(async () => expect(await mails('campaign_assigned')).toEqual(once), 60_000);
  await idle();

  setClock(day(8.2));
  await ticks();
  await vi.waitFor(async () => expect(await mails('campaign_reminder')).toEqual(once), 60_000);
  await ticks();
  await idle();
  const standing = await query(sql`SELECT status, n FROM assignment_counts WHERE campaign_id = ${campaignId} AND n > 0`);
  expect(standing).toEqual([{ status: 'overdue', n: people }]);
  expect([await mails('campaign_assigned'), await mails('campaign_reminder')]).toEqual([once, once]);
});
