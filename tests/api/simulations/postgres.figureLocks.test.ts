import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setClock } from '#server/clock';
import { ownerTx } from '#server/db/tx';
import type { RunTx } from '#server/jobs/job';
import { erasePeople } from '#server/modules/simulationTruth/public';
import { plan } from '#server/modules/simulations/public';
import { startQuietServer } from '#tests/support/server/testServer';
import { aSimulationTemplate, simulationOf, startSimulationLife } from '#tests/support/simulations/simulations';

// Needs several connections. @once: a race.

let server: Awaited<ReturnType<typeof startQuietServer>>;
let life: Awaited<ReturnType<typeof startSimulationLife>>;
beforeAll(async () => {
  server = await startQuietServer();
  life = await startSimulationLife(server);
});
afterEach(() => setClock(null));
afterAll(() => server.close());

/** Resolves when so many statements wait for a lock. */
const waiting = (n: number) =>
  expect
    .poll(
      async () =>
        (await life.query(`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`)).length,
      {
        timeout: 10_000,
      },
    )
    .toBe(n);

/** Runs transactions as jobs do, and knows which had to begin again. */
function counting() {
  const begun = new Map<unknown, number>();
  const run: RunTx = (work) =>
    ownerTx(server.services.db, (tx) => {
      begun.set(work, (begun.get(work) ?? 0) + 1);
      return work(tx);
    });
  return { run, again: () => [...begun.values()].filter((times) => times > 1) };
}

/** A campaign that was sent to so many people of a company, whose ids are in their order. */
async function aSent(n: number) {
  setClock(new Date('2031-03-03T07:00:00Z'));
  const template = await aSimulationTemplate(server);
  const { companyId, call, admin } = await life.aCustomer();
  const people = [admin, ...(await server.manyUsers(companyId, n - 1))].map(({ id }) => id).toSorted();
  const launch = async () => (await life.launch(call, simulationOf([template], '2031-03-03'))).id;
  const sent = async () => {
    const id = await launch();
    await life.plan(companyId);
    await life.allSent(id);
    return id;
  };
  return { companyId, people, launch, sent, first: await sent() };
}

/**
 * Everybody opens a mail, while the figures of one person are locked: so those of people before are changed, and the rest waits. Returns what lets
 * it go on once so many others wait, too.
 */
async function openedUpTo(person: string | undefined, { companyId, campaignId }: { companyId: string; campaignId: string }) {
  const held = await server.services.db.pool.connect();
  await held.query('BEGIN');
  await held.query('SELECT FROM simulation_people WHERE company_id = $1 AND scope_id = $1 AND user_id = $2 FOR UPDATE', [
    companyId,
    person,
  ]);
  const opened = life.query('UPDATE simulation_messages SET opened_raw_at = sent_at WHERE campaign_id = $1', [campaignId]);
  await waiting(1);
  return async (others: number) => {
    try {
      await waiting(1 + others);
      await held.query('COMMIT');
    } finally {
      held.release();
    }
    await opened;
  };
}

const openedBy = async (companyId: string) =>
  (
    await life.query<{ id: string }>(
      'SELECT user_id AS id FROM simulation_people WHERE company_id = $1 AND scope_id = $1 AND opened_raw = 1 ORDER BY 1',
      [companyId],
    )
  ).map(({ id }) => id);

describe('figures of the same people in two campaigns', () => {
  it('change while what they did in another one is erased, and neither waits for the other for good', async () => {
    const { companyId, people, first, sent } = await aSent(3);
    const second = await sent();
    await life.query('UPDATE simulation_messages SET unknown_n = 1 WHERE campaign_id = $1 AND user_id = $2', [first, people[2]]);
    await life.query(`UPDATE simulation_rounds SET counts_until = '2035-01-01' WHERE campaign_id = $1`, [second]);
    const { run, again } = counting();
    const goOn = await openedUpTo(people[1], { companyId, campaignId: second });
    await Promise.all([erasePeople(new Date('2033-12-01T00:00:00Z'), run), goOn(1)]);
    expect(again(), 'transactions that had to begin again').toEqual([]);
    expect(await openedBy(companyId)).toEqual(people);
    expect(await life.query('SELECT 1 FROM simulation_messages WHERE campaign_id = $1', [first])).toEqual([]);
  });

  it('change while another one is planned, also for who joins meanwhile', async () => {
    const { companyId, people, first, launch } = await aSent(20);
    const second = await launch();
    const chunkOf = `('x' || substr(md5(r.id::text || u.id::text), 1, 7))::bit(28)::int % 2`;
    const inFirstChunk = new Set(
      (
        await life.query<{ id: string }>(
          `SELECT u.id FROM users u JOIN simulation_rounds r ON r.company_id = u.company_id WHERE r.campaign_id = $1 AND ${chunkOf} = 0`,
          [second],
        )
      ).map(({ id }) => id),
    );
    const last = people.findLast((id) => !inFirstChunk.has(id)) ?? '';
    const [joins, held] = people.filter((id) => inFirstChunk.has(id) && id < last);
    // Of the second chunk one person is left, and somebody of the first one comes back when that is done.
    const away = people.filter((id) => id === joins || (id !== last && !inFirstChunk.has(id)));
    await life.query('UPDATE users SET disabled = true WHERE id = ANY($1::uuid[])', [away]);
    const { run, again } = counting();
    let n = 0;
    let opened: Promise<void> | undefined;
    const afterFirst: RunTx = async (work) => {
      n += 1;
      if (n === 2) {
        await life.query('UPDATE users SET disabled = false WHERE id = $1', [joins]);
        const goOn = await openedUpTo(held, { companyId, campaignId: first });
        opened = goOn(1);
      }
      return run(work);
    };
    await plan(server.services, [{ companyId }], afterFirst, { people: Math.ceil((people.length - away.length) / 2) });
    await opened;
    expect(again(), 'transactions that had to begin again').toEqual([]);
    expect(await openedBy(companyId)).toEqual(people);
    expect((await life.slots(second)).map(({ userId }) => userId).toSorted()).toEqual(
      people.filter((id) => id === joins || !away.includes(id)),
    );
    expect(await life.rounds(second)).toMatchObject([{ status: 'sending' }]);
  });
});
