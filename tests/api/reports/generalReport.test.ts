import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GeneralReport, getGeneralReport } from '#contract/reports/generalReport';
import { getTrainingDepartments } from '#contract/reports/trainingCharts';
import { getTrainingStatistics } from '#contract/reports/trainingReports';
import { setClock } from '#server/clock';
import { assignments, campaigns } from '#server/db/schema';
import { ownerTx } from '#server/db/tx';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { aCourse, aRunningCampaign } from '#tests/support/calls/courses';
import { startQuietServer } from '#tests/support/server/testServer';

// @once: figures equal plain counts of the rows, each time.

let server: Awaited<ReturnType<typeof startQuietServer>>;
let call: Call;
let sales: string;

const at = (day: string) => new Date(`${day}T10:00:00Z`);

beforeAll(async () => {
  // On other servers the clock resumes suspended campaigns if the plan allows it.
  server = await startQuietServer();
  const companyId = (await server.aCompany({ hasBoost: true })).id;
  const owner = await server.aUser({ companyId, role: 'admin' });
  const people = await server.manyUsers(companyId, 6);
  const [a, b, c, d, e, f] = people;
  if (!a || !b || !c || !d || !e || !f) throw new Error('nobody there');
  sales = (await server.aDepartment({ companyId, name: 'Sales' }, [a, b])).id;
  await server.aDepartment({ companyId, name: 'Support' }, [c, d]);
  await server.aDepartment({ companyId, name: 'Legal' }, [e, f]);
  const campaignId = await aRunningCampaign(server, await aCourse(server), companyId, [owner.id]);
  const work = (userId: string, day: string, isDone: boolean) => ({
    companyId,
    campaignId,
    userId,
    assignedAt: at(day),
    dueAt: at('2026-12-01'),
    ...(isDone && { status: 'completed' as const, completedAt: at(day), score: 80 }),
  });
  await ownerTx(server.services.db, (tx) =>
    tx
      .insert(assignments)
      .values([
        work(a.id, '2026-03-20', true),
        work(b.id, '2026-03-20', true),
        work(c.id, '2026-03-20', true),
        work(d.id, '2026-03-20', false),
        work(e.id, '2026-03-20', false),
        work(f.id, '2026-02-20', true),
      ]),
  );
  call = callAs(server, await server.signInAs(owner), companyId);
});

afterAll(() => server.close());

/** A company whose only campaign is suspended: one department is done with it, the other is not. */
async function aSuspendedCompany() {
  const companyId = (await server.aCompany({ hasBoost: true })).id;
  const owner = await server.aUser({ companyId, role: 'admin' });
  const [done, held] = await server.manyUsers(companyId, 2);
  if (!done || !held) throw new Error('nobody there');
  await server.aDepartment({ companyId, name: 'Done' }, [done]);
  await server.aDepartment({ companyId, name: 'Held' }, [held]);
  const campaignId = await aRunningCampaign(server, await aCourse(server), companyId, [done.id, held.id]);
  await ownerTx(server.services.db, async (tx) => {
    await tx.update(assignments).set({ status: 'completed', completedAt: new Date() }).where(eq(assignments.userId, done.id));
    await tx.update(assignments).set({ assignedAt: new Date() }).where(eq(assignments.campaignId, campaignId));
    await tx.update(campaigns).set({ status: 'suspended' }).where(eq(campaigns.id, campaignId));
  });
  return callAs(server, await server.signInAs(owner), companyId);
}

const report = async (query: Record<string, string> = {}) => (await call(getGeneralReport, { query })).json<GeneralReport>();

describe('the general report', () => {
  it('has the totals of a range and of the same number of days before it', async () => {
    const range = { dateFrom: '2026-03-01', dateTo: '2026-03-31' };
    const { training, dateFrom, dateTo, previous } = await report(range);
    expect({ dateFrom, dateTo, previous }).toEqual({ ...range, previous: { dateFrom: '2026-01-29', dateTo: '2026-02-28' } });
    expect(training.current).toEqual((await call(getTrainingStatistics, { query: range })).json());
    expect(training.previous).toEqual((await call(getTrainingStatistics, { query: previous })).json());
    expect([training.current.assignedUsers, training.previous.assignedUsers]).toEqual([5, 1]);
  });

  it('lists the best and the worst departments, none as both, with their own totals', async () => {
    const query = { dateFrom: '2026-03-01', dateTo: '2026-03-31' };
    const { best, worst } = (await report(query)).training;
    expect([best.map(({ name }) => name), worst.map(({ name }) => name)]).toEqual([['Sales', 'Support'], ['Legal']]);
    const { items } = (await call(getTrainingDepartments, { query })).json<{ items: { id: string }[] }>();
    expect(best[0]).toEqual(items.find(({ id }) => id === sales));
    const one = (await report({ ...query, departments: sales })).training;
    expect([one.current.assignedUsers, one.best.length, one.worst.length]).toEqual([2, 1, 0]);
  });

  it('ranks departments by what is done of all tasks, paused ones too', async () => {
    const callOther = await aSuspendedCompany();
    const { current, best, worst } = (await callOther(getGeneralReport)).json<GeneralReport>().training;
    expect(current).toMatchObject({ assignedUsers: 2, completed: 1, paused: 1 });
    expect([best, worst].map((some) => some.map(({ name, assignedUsers }) => [name, assignedUsers]))).toEqual([
      [['Done', 1]],
      [['Held', 1]],
    ]);
    const states = { query: { campaignStatuses: 'suspended' } };
    const { items } = (await callOther(getTrainingDepartments, states)).json<{ items: { name: string }[] }>();
    expect(items.map(({ name }) => name)).toEqual(['Done', 'Held']);
  });

  it('covers the last thirty days by default', async () => {
    setClock(at('2026-03-30'));
    try {
      const { dateFrom, dateTo, previous } = await report();
      expect([dateFrom, dateTo, previous]).toEqual(['2026-03-01', '2026-03-30', { dateFrom: '2026-01-30', dateTo: '2026-02-28' }]);
    } finally {
      setClock(null);
    }
  });
});
