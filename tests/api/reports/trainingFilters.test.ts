import { randomUUID } from 'node:crypto';
import Papa from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { listReportCampaigns } from '#contract/reports/campaignReport';
import { listCampaignNames, listCourseNames } from '#contract/reports/reportLists';
import { getTrainingDepartments, getTrainingTimeline, type TrainingTimeline } from '#contract/reports/trainingCharts';
import {
  getTrainingStatistics,
  listCampaignUsers,
  listTrainingUsers,
  type TrainingTotals,
  type TrainingUser,
} from '#contract/reports/trainingReports';
import { assignments } from '#server/db/schema';
import { ownerTx } from '#server/db/tx';
import { setClock } from '#server/clock';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { aCourse, aRunningCampaign } from '#tests/support/calls/courses';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

type Query = Record<string, string>;
interface People {
  users: TrainingUser[];
  totalUsersCount: number;
}

let server: TestServer;
let headers: { authorization: string };
let call: Call;
let companyId: string;
let spring: string;
let autumn: string;
let sales: string;
let support: string;
let strange: string;

const at = (day: string) => new Date(`${day}T10:00:00Z`);
const january = { dateFrom: '2026-01-01', dateTo: '2026-01-31' };

beforeAll(async () => {
  server = await startTestServer();
  companyId = (await server.aCompany({ hasBoost: true })).id;
  const owner = await server.aUser({ companyId, role: 'admin', name: 'Zed', lastName: 'Owner' });
  const ana = await server.aUser({ companyId, name: 'Ana', lastName: 'Lima' });
  const bo = await server.aUser({ companyId, name: 'Bo', lastName: 'Berg' });
  sales = (await server.aDepartment({ companyId, name: 'Sales' }, [ana, bo])).id;
  support = (await server.aDepartment({ companyId, name: 'Support' }, [ana])).id;
  spring = await aRunningCampaign(server, await aCourse(server, { name: 'Safe links' }), companyId, [owner.id]);
  autumn = await aRunningCampaign(server, await aCourse(server, { name: 'Strong passwords' }), companyId, [owner.id]);
  const due = { companyId, dueAt: at('2027-01-01') };
  const done = (from: string, to: string, score: number) =>
    ({ status: 'completed' as const, assignedAt: at(from), completedAt: at(to), score }) as const;
  await ownerTx(server.services.db, (tx) =>
    tx.insert(assignments).values([
      { ...due, campaignId: spring, userId: ana.id, ...done('2026-01-10', '2026-01-12', 90) },
      { ...due, campaignId: spring, userId: bo.id, ...done('2026-01-31', '2026-02-20', 50) },
      { ...due, campaignId: autumn, userId: ana.id, status: 'overdue', assignedAt: at('2026-02-01') },
      {
        ...due,
        campaignId: autumn,
        userId: bo.id,
        status: 'in_progress',
        assignedAt: at('2026-03-01'),
        startedAt: at('2026-03-02'),
      },
    ]),
  );
  const stranger = await server.aUser({ companyId: (await server.aCompany()).id });
  strange = await aRunningCampaign(server, await aCourse(server), stranger.companyId, [stranger.id]);
  headers = await server.signInAs(owner);
  call = callAs(server, headers, companyId);
});

const totals = async (query: Query = {}) => (await call(getTrainingStatistics, { query })).json<TrainingTotals>();
const timeline = async (query: Query = {}) => (await call(getTrainingTimeline, { query })).json<TrainingTimeline>();
const people = async (query: Query = {}) => (await call(listTrainingUsers, { query })).json<People>();
type Departments = { items: (TrainingTotals & { id: string; name: string })[]; rest: object | null };
const departments = async (query: Query = {}) => (await call(getTrainingDepartments, { query })).json<Departments>();

describe('a range of days', () => {
  it('filters by the day of assignment, both ends included', async () => {
    // The owner's two were assigned on 5 January.
    expect(await totals(january)).toMatchObject({ assignedUsers: 4, completed: 2, averageScore: 70 });
    expect(await totals({ dateFrom: '2026-01-31', dateTo: '2026-02-01' })).toMatchObject({
      assignedUsers: 2,
      completed: 1,
      overdue: 1,
    });
    expect(await totals({ dateFrom: '2026-01-11', dateTo: '2026-01-30' })).toMatchObject({ assignedUsers: 0, averageScore: null });
    const params = { campaignId: spring };
    const of = await call(listCampaignUsers, { params, query: { dateFrom: '2026-01-31', dateTo: '2026-01-31' } });
    expect(of.json<People>()).toMatchObject({ totalUsersCount: 1, users: [{ name: 'Bo' }] });
  });

  it.each([
    ['one end only', { dateFrom: '2026-01-01' }, 'dateTo'],
    ['the other end only', { dateTo: '2026-01-01' }, 'dateFrom'],
    ['the wrong way round', { dateFrom: '2026-01-02', dateTo: '2026-01-01' }, 'dateTo'],
    ['367 days', { dateFrom: '2025-01-01', dateTo: '2026-01-02' }, 'dateTo'],
    ['a day that does not exist', { dateFrom: '2026-02-30', dateTo: '2026-03-20' }, 'dateFrom'],
    ['a year before all years', { dateFrom: '0000-12-30', dateTo: '0000-12-31' }, 'dateFrom'],
  ])('is refused with the name of the field: %s', async (_what, query, field) => {
    for (const endpoint of [
      getTrainingStatistics,
      getTrainingTimeline,
      getTrainingDepartments,
      listReportCampaigns,
      listTrainingUsers,
    ]) {
      const reply = await call(endpoint, { query: query as Query });
      expect([reply.status, reply.code, reply.fields]).toEqual([422, 'validation_failed', [field]]);
    }
  });

  it('may be 366 days long', async () => {
    expect((await call(getTrainingStatistics, { query: { dateFrom: '2025-01-01', dateTo: '2026-01-01' } })).status).toBe(200);
  });
});

describe('people over time', () => {
  it('are counted by day of assignment and day of completion', async () => {
    const { bucket, items, completedLater } = await timeline(january);
    expect([bucket, items.length, completedLater]).toEqual(['day', 31, 1]);
    expect(items.filter(({ assigned, completed }) => assigned + completed > 0)).toEqual([
      { from: '2026-01-05', assigned: 2, completed: 0 },
      { from: '2026-01-10', assigned: 1, completed: 0 },
      { from: '2026-01-12', assigned: 0, completed: 1 },
      { from: '2026-01-31', assigned: 1, completed: 0 },
    ]);
  });

  it('are grouped by week from Monday and by month for longer ranges, cut at its ends', async () => {
    const weeks = await timeline({ dateFrom: '2026-01-07', dateTo: '2026-03-05' });
    expect(weeks.bucket).toBe('week');
    expect(weeks.items.slice(0, 2).map(({ from }) => from)).toEqual(['2026-01-07', '2026-01-12']);
    expect(weeks.items.at(-1)?.from).toBe('2026-03-02');
    const months = await timeline({ dateFrom: '2025-06-15', dateTo: '2026-03-31' });
    expect(months.items.map(({ from }) => from).slice(0, 2)).toEqual(['2025-06-15', '2025-07-01']);
    expect(months.items.slice(-3)).toEqual([
      { from: '2026-01-01', assigned: 4, completed: 1 },
      { from: '2026-02-01', assigned: 1, completed: 1 },
      { from: '2026-03-01', assigned: 1, completed: 0 },
    ]);
  });

  it('cover the first assignment to today without a range, and add up to the totals', async () => {
    setClock(at('2026-03-20'));
    try {
      const { bucket, items, completedLater } = await timeline();
      expect([bucket, items[0]?.from, items.at(-1)?.from, completedLater]).toEqual(['week', '2026-01-05', '2026-03-16', 0]);
      const sum = (key: 'assigned' | 'completed') => items.reduce((all, item) => all + item[key], 0);
      expect(await totals()).toMatchObject({ assignedUsers: sum('assigned'), completed: sum('completed') });
      expect(await timeline({ groups: randomUUID() })).toEqual({ bucket: 'day', items: [], completedLater: 0 });
    } finally {
      setClock(null);
    }
  });
});

describe('departments', () => {
  it('have the totals of their people, the largest first', async () => {
    const { items, rest } = await departments();
    expect(items.map(({ name, assignedUsers }) => [name, assignedUsers])).toEqual([
      ['Sales', 4],
      ['Support', 2],
    ]);
    expect(rest).toBeNull();
    expect(items[1]).toEqual({ id: support, name: 'Support', ...(await totals({ departments: support })) });
    expect((await departments({ departments: support, statuses: 'completed' })).items).toMatchObject([
      { id: support, assignedUsers: 1 },
    ]);
  });

  it('after the first ones are summed up', async () => {
    const { items, rest } = await departments({ top: '1' });
    expect(items.map(({ id }) => id)).toEqual([sales]);
    expect(rest).toEqual({ departments: 1, ...(await totals({ departments: support })) });
    expect((await call(getTrainingDepartments, { query: { top: '51' } })).fields).toEqual(['top']);
  });
});

describe('the people of several campaigns', () => {
  it('have a row for each campaign, with its name and course', async () => {
    const page = await people({ pageSize: '3' });
    expect(page.totalUsersCount).toBe(6);
    expect(page.users.map(({ name }) => name)).toEqual(['Ana', 'Ana', 'Bo']);
    const [done] = (await people({ statuses: 'completed', searchText: 'ana' })).users;
    expect(done).toMatchObject({ campaignId: spring, campaignName: 'Safe links', courseName: 'Safe links', score: 90 });
    expect(await people({ campaignIds: autumn, departments: support })).toMatchObject({
      totalUsersCount: 1,
      users: [{ status: 'overdue' }],
    });
    expect(await people({ campaignIds: strange })).toEqual({ users: [], totalUsersCount: 0, totalIsCapped: false });
    expect((await people({ orderBy: 'completedAt', order: 'DESC', pageSize: '2' })).users.map(({ name }) => name)).toEqual([
      'Bo',
      'Ana',
    ]);
  });

  it('are exported as a file with the same rows in the same order', async () => {
    const query = { ...january, orderBy: 'completedAt', order: 'DESC' };
    const reply = await callAs(server, { ...headers, accept: 'text/csv' }, companyId)(listTrainingUsers, { query });
    expect(reply.headers['content-disposition']).toMatch(/filename="training-users-\d{4}-\d\d-\d\d\.csv"/);
    const { data } = Papa.parse<string[]>(reply.text.slice(1).trimEnd(), { newline: '\r\n' });
    expect(data[0]?.slice(3, 6)).toEqual(['Campaign', 'Course', 'Status']);
    const rows = (await people(query)).users.map((row) => [
      row.name,
      row.campaignName,
      (row.completedAt ?? '').replace('.000Z', 'Z'),
    ]);
    expect(data.slice(1).map((row) => [row[1], row[3], row[9]])).toEqual(rows);
  });
});

describe('the table of campaigns', () => {
  const names = async (query: Query) =>
    (await call(listReportCampaigns, { query })).json<{ items: { name: string }[]; totalCount: number }>();

  it('is searched by campaign and course, and hides campaigns without people that match the filters', async () => {
    expect(await names({ searchText: 'LINKS safe' })).toMatchObject({ totalCount: 1, items: [{ name: 'Safe links' }] });
    expect(await names({ dateFrom: '2026-02-01', dateTo: '2026-02-28' })).toMatchObject({
      totalCount: 1,
      items: [{ name: 'Strong passwords' }],
    });
    expect(await names({ orderBy: 'endedAt', order: 'DESC' })).toMatchObject({ totalCount: 2 });
  });
});

describe('the options of the filters', () => {
  it('are the campaigns and courses of the company', async () => {
    const { items } = (await call(listCampaignNames)).json<{ items: { id: string }[] }>();
    expect(items.map(({ id }) => id).sort()).toEqual([spring, autumn].sort());
    const courses = (await call(listCourseNames)).json<{ items: { name: string }[] }>();
    expect(courses.items.map(({ name }) => name)).toEqual(['Safe links', 'Strong passwords']);
  });
});

describe('a company without trial or Boost', () => {
  it('has the statistics of its campaigns and no report over them', async () => {
    const admin = await server.aUser({ role: 'admin' });
    const ask = callAs(server, await server.signInAs(admin), admin.companyId);
    expect((await ask(getTrainingStatistics)).status).toBe(200);
    for (const endpoint of [getTrainingTimeline, getTrainingDepartments, listReportCampaigns, listTrainingUsers])
      expect((await ask(endpoint)).code).toBe('plan_required');
  });
});
