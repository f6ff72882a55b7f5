import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setClock } from '#server/clock';
import { ownerTx } from '#server/db/tx';
import type { RunTx } from '#server/jobs/job';
import { erasePeople } from '#server/modules/simulationTruth/public';
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

/** Two campaigns that were sent to the same three people of a company, in the order of their ids. */
async function twoSent() {
  setClock(new Date('2031-03-03T07:00:00Z'));
  const template = await aSimulationTemplate(server);
  const { companyId, call, admin } = await life.aCustomer();
  const people = [admin, ...(await server.manyUsers(companyId, 2))].map(({ id }) => id).toSorted();
  const launch = async () => {
    const { id } = await life.launch(call, simulationOf([template], '2031-03-03'));
    await life.plan(companyId);
    await life.allSent(id);
    return id;
  };
  return { companyId, people, first: await launch(), second: await launch() };
}

describe('figures of the same people', () => {
  it('change in one campaign while what they did in another one is erased, and neither waits for the other for good', async () => {
    const { companyId, people, first, second } = await twoSent();
    await life.query('UPDATE simulation_messages SET unknown_n = 1 WHERE campaign_id = $1 AND user_id = $2', [first, people[2]]);
    await life.query(`UPDATE simulation_rounds SET counts_until = '2035-01-01' WHERE campaign_id = $1`, [second]);
    const begun = new Map<unknown, number>();
    const counting: RunTx = (work) =>
      ownerTx(server.services.db, (tx) => {
        begun.set(work, (begun.get(work) ?? 0) + 1);
        return work(tx);
      });

    const held = await server.services.db.pool.connect();
    try {
      await held.query('BEGIN');
      await held.query('SELECT FROM simulation_people WHERE company_id = $1 AND scope_id = $1 AND user_id = $2 FOR UPDATE', [
        companyId,
        people[1],
      ]);
      // Has the figures of the first person, and waits for those of the second.
      const opened = life.query('UPDATE simulation_messages SET opened_raw_at = sent_at WHERE campaign_id = $1', [second]);
      await waiting(1);
      const erased = erasePeople(new Date('2033-12-01T00:00:00Z'), counting);
      await waiting(2);
      await held.query('COMMIT');
      await Promise.all([opened, erased]);
    } finally {
      held.release();
    }
    expect(
      [...begun.values()].filter((times) => times > 1),
      'transactions that had to begin again',
    ).toEqual([]);
    expect(
      await life.query('SELECT opened_raw FROM simulation_people WHERE company_id = $1 AND scope_id = $1', [companyId]),
    ).toEqual(people.map(() => ({ opened_raw: 1 })));
    expect(await life.query('SELECT 1 FROM simulation_messages WHERE campaign_id = $1', [first])).toEqual([]);
  });
});
