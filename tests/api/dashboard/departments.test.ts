import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cultureLevel, cultureScore } from '#contract/dashboard/cultureScore';
import { type DashboardDepartment, departmentOrderFields, listDashboardDepartments } from '#contract/dashboard/departments';
import { listDashboardUsers } from '#contract/dashboard/users';
import { fillPath } from '#contract/kit/endpoint';
import { now } from '#server/clock';
import { callAs } from '#tests/support/calls/callAs';
import { type DashboardLife, period, plainInputs, startDashboardLife } from '#tests/support/dashboard/dashboardLife';
import { askPaperAs } from '#tests/support/files/askPaper';

let life: DashboardLife;
beforeAll(async () => {
  life = await startDashboardLife();
});
afterAll(() => life?.server.close());

type Page = { items: DashboardDepartment[]; totalCount: number };
const ask = (query: Record<string, string> = {}) => life.call(listDashboardDepartments, { query: { ...period, ...query } });
const read = async (query: Record<string, string> = {}) => (await ask(query)).json<Page>();
const named = ({ items }: Page, name: string) => items.find((row) => row.name === name);

async function fileOf(query: Record<string, string> = {}) {
  const url = `/gateway${fillPath(listDashboardDepartments.path, { companyId: life.companyId })}?${new URLSearchParams({ ...period, ...query })}`;
  const { body } = await life.server.app.inject({ method: 'GET', url, headers: { ...life.headers, accept: 'text/csv' } });
  return Papa.parse<Record<string, string>>(body.slice(1).trimEnd(), { newline: '\r\n', header: true }).data;
}

describe('the departments of the dashboard', () => {
  it('have the figures of plain counts, and the score of these', async () => {
    const page = await read();
    for (const [name, from, to] of [
      ['Sales', 0, 25],
      ['Legal', 20, 40],
    ] as const) {
      const ids = life.people.slice(from, to).map(({ id }) => id);
      const [plain] = await life.query<Record<string, number>>(plainInputs, [life.companyId, ids, period.dateFrom, period.dateTo]);
      const { tasks = 0, completed = 0, overdue, scored = 0, scoreSum = 0 } = plain ?? {};
      const values = {
        training: (completed / tasks) * 100,
        gaming: scoreSum / scored,
        phishing: name === 'Sales' ? (9 / 25) * 100 : null,
      };
      const score = cultureScore(values) ?? 0;
      const row = named(page, name);
      expect(row).toMatchObject({ people: to - from, assignedUsers: tasks, overdue, score, level: cultureLevel(score) });
      expect(row?.completed).toBeCloseTo(values.training, 6);
      expect(row?.gamingScore).toBeCloseTo(values.gaming, 3);
      if (values.phishing === null) expect(row?.reported).toBeNull();
      else expect(row?.reported).toBeCloseTo(values.phishing, 6);
    }
    expect(page.totalCount).toBe(4);
  });

  it('say nothing of a small one but counts', async () => {
    const board = named(await read(), 'Board');
    expect(board).toMatchObject({ people: 4, completed: null, gamingScore: null, reported: null, score: null, level: 'few' });
    expect(board?.assignedUsers).toBeGreaterThan(0);
  });

  it('do not count disabled people towards the smallest group', async () => {
    const [one, two] = life.people.slice(50, 52);
    await life.query('UPDATE users SET disabled = true WHERE id = ANY($1::uuid[])', [[one?.id, two?.id]]);
    expect(named(await read(), 'Idle')).toMatchObject({ people: 8, level: null });
    await life.query('UPDATE users SET disabled = true WHERE id = ANY($1::uuid[])', [
      life.people.slice(50, 56).map(({ id }) => id),
    ]);
    expect(named(await read(), 'Idle')).toMatchObject({ people: 4, level: 'few' });
    await life.query('UPDATE users SET disabled = false WHERE company_id = $1', [life.companyId]);
  });

  it('have no values where nothing was given out', async () => {
    const idle = named(await read(), 'Idle');
    expect(idle).toMatchObject({ people: 10, assignedUsers: 0, overdue: 0, completed: null, gamingScore: null, reported: null });
    expect(idle).toMatchObject({ score: null, level: null });
  });

  it.each(departmentOrderFields)('are sorted by %s in both directions, those without a value last', async (orderBy) => {
    for (const order of ['ASC', 'DESC'] as const) {
      const { items } = await read({ orderBy, order });
      const values = items.map((row) => row[orderBy]).map((value) => (typeof value === 'string' ? value.toLowerCase() : value));
      const known = values.filter((value) => value !== null);
      const sorted = known.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      expect(values).toEqual([...(order === 'ASC' ? sorted : sorted.reverse()), ...values.filter((value) => value === null)]);
    }
  });

  it('come by score, the best first, in pages with a search', async () => {
    const all = await read();
    const scores = all.items.map(({ score }) => score);
    expect(scores.slice(0, 2)).toEqual([
      Math.max(...scores.map((score) => score ?? 0)),
      Math.min(...scores.slice(0, 2).map((score) => score ?? 0)),
    ]);
    expect(scores.slice(2)).toEqual([null, null]);
    const second = await read({ pageNumber: '2', pageSize: '1' });
    expect(second).toEqual({ items: [all.items[1]], totalCount: 4 });
    expect(await read({ searchText: 'LEG' })).toEqual({ items: [named(all, 'Legal')], totalCount: 1 });
  });

  it('are about the last 90 days without a period', async () => {
    const day = (ago: number) => new Date(now().getTime() - ago * 86_400_000).toISOString().slice(0, 10);
    const usual = (await life.call(listDashboardDepartments)).json<Page>();
    expect(usual).toEqual(await read({ dateFrom: day(89), dateTo: day(0) }));
  });

  it('refuse half a period', async () => {
    const reply = await life.call(listDashboardDepartments, { query: { dateFrom: '2026-03-01' } });
    expect([reply.status, reply.fields]).toEqual([422, ['dateTo']]);
  });

  it('are the same in the file and on paper', async () => {
    const { items } = await read();
    const file = await fileOf();
    expect(file.map((row) => [row['Name'], row['People'], row['Tasks'], row['Overdue'], row['Culture score']])).toEqual(
      items.map((row) => [
        row.name,
        String(row.people),
        String(row.assignedUsers),
        String(row.overdue),
        row.score === null ? '' : String(row.score),
      ]),
    );
    expect(file.find((row) => row['Name'] === 'Board')).toMatchObject({
      Completed: '',
      Reported: '',
      Level: 'Fewer than 5 people: no score',
    });
    const paper = await askPaperAs(life.server, life.headers, life.companyId)(listDashboardDepartments, { query: period });
    expect(paper.title).toContain('Culture score by department');
    for (const { name } of items) expect(paper.text).toContain(name);
    const usual = await askPaperAs(life.server, life.headers, life.companyId)(listDashboardDepartments);
    expect(usual.text).toMatch(/Assigned .+ – .+\d{4}/);
  });

  it.each([
    ['free', null],
    ['after the trial', 'expired'],
  ] as const)('are shown on the plan %s, too', async (_, trialStatus) => {
    const { id } = await life.server.aCompany({ name: 'Elm', trialStatus });
    const admin = await life.server.aUser({ companyId: id, role: 'admin', isOwner: true });
    const members = await life.server.manyUsers(id, 5);
    await life.server.aDepartment({ companyId: id, name: 'All' }, members);
    const call = callAs(life.server, await life.server.signInAs(admin), id);
    expect((await call(listDashboardDepartments)).json<Page>().items).toMatchObject([{ name: 'All', people: 5, level: null }]);
    expect((await call(listDashboardUsers)).json<{ totalCount: number }>().totalCount).toBe(6);
  });

  it('are only those of the company', async () => {
    const { id } = await life.server.aCompany({ name: 'Birch' });
    const admin = await life.server.aUser({ companyId: id, role: 'admin', isOwner: true });
    const reply = await callAs(life.server, await life.server.signInAs(admin), id)(listDashboardDepartments, { query: period });
    expect(reply.json<Page>()).toEqual({ items: [], totalCount: 0 });
    expect((await callAs(life.server, await life.server.signInAs(admin), life.companyId)(listDashboardDepartments)).status).toBe(
      403,
    );
  });
});
