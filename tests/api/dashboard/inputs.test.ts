import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cultureScore } from '#contract/dashboard/cultureScore';
import { rows } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { type Inputs, inputsOf } from '#server/modules/dashboard/public';
import { scoreSql } from '#server/modules/dashboardTables/public';
import { sql } from 'drizzle-orm';
import { type DashboardLife, period, plainInputs, startDashboardLife } from '#tests/support/dashboard/dashboardLife';

// @once: figures equal plain counts of the rows, each time.

let life: DashboardLife;
beforeAll(async () => {
  life = await startDashboardLife();
});
afterAll(() => life?.server.close());

const read = (days: typeof period, sets: Parameters<typeof inputsOf>[2]) =>
  ownerTx(life.server.services.db, (tx) => rows<Inputs & { setId: string }>(tx, inputsOf(life.companyId, days, sets)));

describe('the inputs of the culture score', () => {
  const someOf: Record<string, () => [setId: string, from: number, to: number]> = {
    'the company': () => [life.companyId, 0, 60],
    'a department': () => [life.departments.sales, 0, 25],
    'another department': () => [life.departments.legal, 20, 40],
    'a department of four': () => [life.departments.board, 40, 44],
  };
  it.each(Object.entries(someOf))('are plain counts of what people of %s were given in a period', async (_, whose) => {
    const [setId, from, to] = whose();
    const ids = life.people.slice(from, to).map(({ id }) => id);
    for (const days of [period, { dateFrom: '2026-01-01', dateTo: '2026-02-28' }]) {
      const [plain] = await life.query<Record<string, number>>(plainInputs, [life.companyId, ids, days.dateFrom, days.dateTo]);
      const [{ sent: _sent, reported: _reported, setId: of, scoreSum = 0, ...counted } = {} as Inputs & { setId: string }] =
        await read(days, [setId]);
      expect(of).toBe(setId);
      expect({ ...counted, scoreSum: Number(scoreSum.toFixed(3)) }).toEqual(plain);
      expect(plain?.['tasks']).toBeGreaterThan(2);
    }
  });

  it('have the simulated mails of the period', async () => {
    const found = await read(period, [life.companyId, life.departments.sales]);
    expect(found.map(({ sent, reported }) => [sent, reported]).sort()).toEqual([
      [25, 9],
      [50, 17],
    ]);
  });

  it('are read for all departments at once, and are not there for one without work', async () => {
    const { sales, legal, board } = life.departments;
    const found = await read(period, 'departments');
    expect(found.map(({ setId }) => setId).sort()).toEqual([sales, legal, board].sort());
    for (const one of found) expect(await read(period, [one.setId])).toEqual([one]);
  });

  it('give no task in time that is suspended or over', async () => {
    const [all] = await read(period, [life.companyId]);
    await life.query(`UPDATE campaigns SET status = 'suspended' WHERE id = $1`, [life.trainings[0]]);
    const [none] = await read(period, [life.companyId]);
    await life.query(`UPDATE campaigns SET status = 'running' WHERE id = $1`, [life.trainings[0]]);
    expect(all?.inTime).toBeGreaterThan(0);
    expect(none).toEqual({ ...all, inTime: 0, inProgress: 0, overdue: 0 });
  });
});

describe('the score in SQL', () => {
  it('is that of the contract for every value, also where the points end in a half', async () => {
    const percents = [
      null,
      0,
      0.4,
      0.833333333333,
      1 / 3,
      2.5,
      7.5,
      12.5,
      33.333333333333336,
      47.5,
      50,
      66.66666666666667,
      99.9,
      100,
    ];
    const scores = [null, 0, 0.25, 0.75, 2.5, 3.75, 1 / 3, 5, 7.447, 9.75, 10, 10.5];
    const values = percents.flatMap((training) =>
      scores.flatMap((gaming) => percents.map((phishing) => ({ training, gaming, phishing }))),
    );
    const found = await ownerTx(life.server.services.db, (tx) =>
      rows<{ score: number | null }>(
        tx,
        sql`SELECT ${scoreSql({ training: sql`(v.one ->> 'training')::float8`, gaming: sql`(v.one ->> 'gaming')::float8`, phishing: sql`(v.one ->> 'phishing')::float8` })} AS score
          FROM jsonb_array_elements(${JSON.stringify(values)}::jsonb) WITH ORDINALITY v (one, place) ORDER BY v.place`,
      ),
    );
    const wrong = values.filter((value, index) => found[index]?.score !== cultureScore(value));
    expect(wrong).toEqual([]);
    expect(values.length).toBeGreaterThan(2000);
  });
});
