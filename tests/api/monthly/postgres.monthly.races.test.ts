import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startMonthlyVideo } from '#contract/monthly/programme';
import { chooseMonth, endMonthlyVideo } from '#contract/monthly/videos';
import { setClock } from '#server/clock';
import { ownerTx } from '#server/db/tx';
import { tick } from '#server/modules/clock';
import { beginMonths } from '#server/modules/monthly/public';
import { startMonthlyLife } from '#tests/support/monthly/monthly';
import { atOnce } from '#tests/support/server/atOnce';
import { startQuietServer } from '#tests/support/server/testServer';

// Needs several connections. @once: a race.

let server: Awaited<ReturnType<typeof startQuietServer>>;
let life: Awaited<ReturnType<typeof startMonthlyLife>>;
beforeAll(async () => {
  server = await startQuietServer();
  life = await startMonthlyLife(server);
});
afterEach(() => setClock(null));
afterAll(() => server.close());

const before = new Date('2026-11-10T12:00:00Z');
const due = new Date('2026-12-01T09:00:00Z');
const programmeLock = 'SELECT 1 FROM monthly_programmes WHERE company_id = $1 FOR UPDATE';
const eventLock = 'SELECT 1 FROM monthly_events WHERE id = $1 FOR UPDATE';

/** A company whose first video is due, and one of its people. */
async function aProgramme() {
  setClock(before);
  const { companyId, call } = await life.aCustomer();
  const [ana] = await server.manyUsers(companyId, 1);
  await life.save(call);
  setClock(due);
  return { companyId, call, userId: ana?.id ?? '' };
}

describe('the clock', () => {
  it('of two servers at once makes one video of a month, with one task and one mail each', async () => {
    const { companyId, call } = await aProgramme();
    await Promise.all([tick(server.services), tick(server.services), tick(server.services)]);
    await Promise.all([life.assign(companyId), life.assign(companyId)]);
    expect(await life.history(call)).toMatchObject([{ month: '2026-12', status: 'running', assignments: 2 }]);
    expect(await life.mailsOf(companyId, 'monthly_video_assigned')).toHaveLength(2);
  });

  it('finds a video whose server ended before it began', async () => {
    const { companyId, call } = await aProgramme();
    await beginMonths(due, (work) => ownerTx(server.services.db, work));
    expect(await life.history(call)).toEqual([]);
    await life.at(new Date('2026-12-01T09:30:00Z'), companyId);
    expect(await life.history(call)).toMatchObject([
      { month: '2026-12', startsAt: expect.stringMatching(/^2026-12-01T09:30:0/), assignments: 2 },
    ]);
  });

  it('leaves out a month that an admin is about to skip', async () => {
    const { companyId, call } = await aProgramme();
    const [skipped] = await atOnce(server, { text: programmeLock, values: [companyId] }, [
      () => call(chooseMonth, { params: { month: '2026-12' }, body: { kind: 'skip' } }),
    ]);
    expect(skipped?.status).toBe(200);
    const held = await server.services.db.pool.connect();
    await held.query('BEGIN');
    await held.query(programmeLock, [companyId]);
    await tick(server.services);
    await held.query('COMMIT');
    held.release();
    await tick(server.services);
    expect(await life.history(call)).toEqual([]);
  });
});

describe('two admins who start the video of a month at once', () => {
  it('start one', async () => {
    const { companyId, call } = await aProgramme();
    const start = () => call(startMonthlyVideo, { body: { month: '2026-12' } });
    const replies = await atOnce(server, { text: programmeLock, values: [companyId] }, [start, start]);
    expect(replies.map(({ status, code }) => (status === 200 ? 'started' : code)).toSorted()).toEqual([
      'month_has_video',
      'started',
    ]);
    await tick(server.services);
    await life.assign(companyId);
    expect(await life.history(call)).toMatchObject([{ month: '2026-12', assignments: 2 }]);
    expect(await life.mailsOf(companyId, 'monthly_video_assigned')).toHaveLength(2);
  });
});

describe('a person who watches a video while an admin ends it', () => {
  it('has watched it if that came first, and not otherwise', async () => {
    for (const isFirst of [true, false]) {
      const { companyId, call, userId } = await aProgramme();
      await life.at(due, companyId);
      const [video] = await life.videosOf(companyId, userId);
      const eventId = video?.eventId ?? '';
      const watch = () => life.watch(companyId, userId, eventId, 99);
      const end = () => call(endMonthlyVideo, { params: { eventId } });
      const replies = await atOnce(server, { text: eventLock, values: [eventId] }, isFirst ? [watch, end] : [end, watch]);
      const [watched, ended] = isFirst ? replies : replies.toReversed();
      expect([watched?.code ?? watched?.status, ended?.status]).toEqual(isFirst ? [200, 200] : ['campaign_not_running', 200]);
      expect(await life.history(call)).toMatchObject([
        { status: 'ended', completed: isFirst ? 1 : 0, notCompleted: isFirst ? 1 : 2 },
      ]);
    }
  });
});
