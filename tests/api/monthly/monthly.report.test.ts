import { type GeneralReport, getGeneralReport } from '#contract/reports/generalReport';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillPath } from '#contract/kit/endpoint';
import {
  getMonthlyStatistics,
  listMonthlyNames,
  listMonthlyPeople,
  listMonthlyReport,
  type MonthlyRow,
  type MonthlyTotals,
} from '#contract/monthly/report';
import { countReminded } from '#contract/campaigns/reminders';
import { setClock } from '#server/clock';
import type { Call } from '#tests/support/calls/callAs';
import type { Query } from '#tests/support/calls/plainCounts';
import { askPaperAs } from '#tests/support/files/askPaper';
import { startMonthlyLife } from '#tests/support/monthly/monthly';

// @once: figures equal plain counts of the rows, each time.

let life: Awaited<ReturnType<typeof startMonthlyLife>>;
let companyId: string;
let call: Call;
let headers: Record<string, string>;
let sales: string;
let legal: string;
let night: string;
let january: string;
let february: string;

const utc = (text: string) => new Date(`${text}:00Z`);

/**
 * An admin and three people: Ana and Ben in Sales, Ben and Cleo in Legal, Ana and Cleo in Night. Ana and Ben have watched the video of
 * January, which ended when the next began; Ana that of February, and Cleo has begun it.
 */
beforeAll(async () => {
  life = await startMonthlyLife();
  setClock(utc('2026-12-10T12:00'));
  const customer = await life.aCustomer({ hasBoost: true, timeZone: 'Europe/Berlin' });
  ({ companyId, call } = customer);
  headers = await life.server.signInAs(customer.admin);
  const [ana, ben, cleo] = await life.server.manyUsers(companyId, 3);
  if (!ana || !ben || !cleo) throw new Error('three people are needed');
  sales = (await life.server.aDepartment({ companyId, name: 'Sales' }, [ana, ben])).id;
  legal = (await life.server.aDepartment({ companyId, name: 'Legal' }, [ben, cleo])).id;
  night = (await life.server.aGroup({ companyId, name: 'Night' }, [ana, cleo])).id;
  await life.save(call);
  const begin = async (moment: string) => {
    await life.at(utc(moment), companyId);
    const [last] = await life.history(call);
    return last?.id ?? '';
  };
  january = await begin('2027-01-01T12:00');
  for (const { id } of [ana, ben]) await life.watch(companyId, id, january, 3600);
  february = await begin('2027-02-01T12:00');
  await life.watch(companyId, ana.id, february, 3600);
  await life.watch(companyId, cleo.id, february, 1);
});
afterAll(() => setClock(null));

const rowsOf = async (query: Query = []) =>
  (await call(listMonthlyReport, { query })).json<{ items: MonthlyRow[]; totalCount: number }>();
const totalsOf = async (query: Query = []) => (await call(getMonthlyStatistics, { query })).json<MonthlyTotals>();
async function fileOf(path: string, query: Query = []) {
  const url = `/gateway${path}?${new URLSearchParams(query)}`;
  const { body } = await life.server.app.inject({ method: 'GET', url, headers: { ...headers, accept: 'text/csv' } });
  return Papa.parse<Record<string, string>>(body.slice(1).trimEnd(), { newline: '\r\n', header: true }).data;
}

const counts = ['assignedUsers', 'completed', 'inProgress', 'notStarted', 'overdue', 'notCompleted', 'paused'] as const;
const titles = ['Assigned users', 'Completed', 'In progress', 'Not started', 'Overdue', 'Not completed', 'Paused'];

/** The figures of each video, counted from single assignments, without the product’s own statements. */
function plain(query: Query): Promise<Record<string, unknown>[]> {
  const of = (name: string) => query.flatMap(([key, value]) => (key === name ? [value.toLowerCase()] : []));
  const some = (name: string) => (of(name).length > 0 ? of(name) : null);
  const isNamed = ['eventIds', 'campaignStatuses', 'statuses', 'dateFrom'].some(some);
  const count = (name: string, status: string) => `count(*) FILTER (WHERE status = '${status}')::int AS "${name}"`;
  return life.query(
    `WITH work AS (SELECT c.id, c.status AS state, a.user_id, a.assigned_at,
          CASE WHEN a.status <> 'completed' AND c.status = 'ended' THEN 'not_completed' ELSE a.status END AS status
        FROM monthly_assignments a JOIN monthly_events c ON c.id = a.campaign_id WHERE a.company_id = $1)
      SELECT id, count(*)::int AS "assignedUsers", ${count('completed', 'completed')}, ${count('inProgress', 'in_progress')},
        ${count('notStarted', 'not_started')}, ${count('overdue', 'overdue')}, ${count('notCompleted', 'not_completed')},
        ${count('paused', 'paused')}
      FROM work w WHERE ($2::text[] IS NULL OR state = ANY($2)) AND ($3::text[] IS NULL OR status = ANY($3))
        AND ($4::uuid[] IS NULL OR id = ANY($4))
        AND ($5::uuid[] IS NULL OR EXISTS (SELECT 1 FROM user_departments d WHERE d.user_id = w.user_id AND d.department_id = ANY($5)))
        AND ($6::uuid[] IS NULL OR EXISTS (SELECT 1 FROM user_groups g WHERE g.user_id = w.user_id AND g.group_id = ANY($6)))
        AND ($7::date IS NULL OR (assigned_at AT TIME ZONE 'UTC')::date BETWEEN $7 AND $8)
      GROUP BY 1 ORDER BY id`,
    [
      companyId,
      isNamed ? some('campaignStatuses') : ['running'],
      ...['statuses', 'eventIds', 'departments', 'groups'].map(some),
      of('dateFrom')[0] ?? null,
      of('dateTo')[0] ?? null,
    ],
  );
}

const all: Query = ['RUNNING', 'suspended', 'ended'].map((state) => ['campaignStatuses', state]);

describe('the report on monthly videos', () => {
  it('shows the one that runs, and those that ended where they are chosen', async () => {
    expect(await rowsOf()).toMatchObject({
      items: [{ id: february, month: '2027-02', status: 'running', assignedUsers: 4, completed: 1, inProgress: 1, notStarted: 2 }],
      totalCount: 1,
    });
    const { items } = await rowsOf(all);
    expect(items.map(({ month, status, endedAt }) => [month, status, endedAt !== null])).toEqual([
      ['2027-02', 'running', false],
      ['2027-01', 'ended', true],
    ]);
    expect(await totalsOf(all)).toMatchObject({ assignedUsers: 8, completed: 3, notCompleted: 2 });
  });

  it.each<[string, () => Query]>([
    ['by default', () => []],
    ['of all', () => all],
    ['of one status', () => [['statuses', 'NOT_COMPLETED']]],
    ['of a department', () => [...all, ['departments', sales]]],
    ['of two departments, who share somebody', () => [...all, ['departments', sales], ['departments', legal]]],
    ['of a department and a group', () => [...all, ['departments', sales], ['groups', night]]],
    [
      'of days',
      () => [
        ['dateFrom', '2027-01-01'],
        ['dateTo', '2027-01-31'],
      ],
    ],
    ['of one video', () => [['eventIds', january]]],
  ])('has the same figures in rows, totals, files and plain counts: %s', async (_, queryOf) => {
    const query = queryOf();
    const expected = await plain(query);
    expect(expected.length).toBeGreaterThan(0);
    const { items, totalCount } = await rowsOf(query);
    expect(totalCount).toBe(expected.length);
    const figures = ({ id, ...row }: MonthlyRow) => ({ id, ...Object.fromEntries(counts.map((name) => [name, row[name]])) });
    expect(items.map(figures).sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(expected);
    const totals = await totalsOf(query);
    for (const name of counts) expect(totals[name], name).toBe(expected.reduce((sum, row) => sum + Number(row[name]), 0));
    const lines = await fileOf(fillPath(listMonthlyReport.path, { companyId }), query);
    expect(lines.map((line) => [line['Month'], ...titles.map((title) => Number(line[title]))])).toEqual(
      items.map((row) => [row.month, ...counts.map((name) => row[name])]),
    );
  });

  it('is found by name, and on paper as on the page', async () => {
    const [{ name = '' } = {}] = (await rowsOf([['eventIds', january]])).items;
    expect((await rowsOf([...all, ['searchText', name.toUpperCase()]])).items.map(({ id }) => id)).toEqual([january]);
    const names = (await call(listMonthlyNames)).json<{ items: { id: string; name: string; month: string }[] }>().items;
    expect(names.map(({ month }) => month).sort()).toEqual(['2027-01', '2027-02']);
    const { text } = await askPaperAs(life.server, headers, companyId)(listMonthlyReport, { query: { eventIds: january } });
    expect(text).toContain('Monthly video report');
    expect(text).toContain(`Videos ${name}`);
    expect(text).toContain(`Jan 2027 ${name} Ended 4 2 0 0 0 2 0`);
  });

  it('names the people of a video, by status and department, in a file too', async () => {
    const params = { eventId: february };
    const people = async (query: Query) =>
      (await call(listMonthlyPeople, { params, query })).json<{ data: { items: { status: string }[] } }>().data.items;
    expect((await people([])).map(({ status }) => status).sort()).toEqual([
      'completed',
      'in_progress',
      'not_started',
      'not_started',
    ]);
    expect(
      await people([
        ['status', 'completed'],
        ['departments', legal],
      ]),
    ).toEqual([]);
    expect(
      await people([
        ['status', 'in_progress'],
        ['departments', legal],
      ]),
    ).toHaveLength(1);
    const lines = await fileOf(fillPath(listMonthlyPeople.path, { companyId, eventId: february }), [['departments', sales]]);
    expect(lines.map((line) => line['Status']).sort()).toEqual(['Completed', 'Not started']);
  });

  it.each<[string, () => Record<string, string[]>]>([
    ['everybody', () => ({})],
    ['by days', () => ({ dateFrom: ['2027-02-10'], dateTo: ['2027-02-20'] })],
    ['by days and department', () => ({ dateFrom: ['2027-02-10'], dateTo: ['2027-02-20'], departments: [legal] })],
    ['by days and status', () => ({ dateFrom: ['2027-02-10'], dateTo: ['2027-02-20'], statuses: ['not_started'] })],
    ['by department and group', () => ({ departments: [sales, legal], groups: [night] })],
  ])('names and reminds exactly the people that a row counts: %s', async (_, filtersOf) => {
    await life.query(
      `UPDATE monthly_assignments SET assigned_at = '2027-02-15T23:00:00Z' WHERE campaign_id = $1 AND user_id IN
        (SELECT d.user_id FROM user_departments d WHERE d.department_id = $2)`,
      [february, legal],
    );
    const { statuses = [], departments = [], groups = [], dateFrom = [], dateTo = [] } = filtersOf();
    const query: Query = Object.entries({ ...filtersOf(), eventIds: [february] }).flatMap(([name, values]) =>
      values.map((value): [string, string] => [name, value]),
    );
    const [row] = (await rowsOf(query)).items;
    const [counted] = await plain(query);
    expect(row?.assignedUsers).toBe(counted?.['assignedUsers']);
    const { statuses: _s, ...others } = filtersOf();
    const people: Query = Object.entries({ ...others, status: statuses }).flatMap(([name, values]) =>
      values.map((value): [string, string] => [name, value]),
    );
    const params = { eventId: february };
    const { data } = (await call(listMonthlyPeople, { params, query: people })).json<{
      data: { items: object[]; pageInfo: { totalCount: number } };
    }>();
    expect([data.items.length, data.pageInfo.totalCount]).toEqual([row?.assignedUsers, row?.assignedUsers]);
    expect(await fileOf(fillPath(listMonthlyPeople.path, { companyId, ...params }), people)).toHaveLength(data.items.length);
    const reminded = {
      isAllUsersSelected: true,
      campaignId: february,
      departmentIds: departments,
      groupIds: groups,
      statuses,
      dateFrom: dateFrom[0],
      dateTo: dateTo[0],
      includeVideoTraining: true,
      includeGaming: true,
      includePolicies: true,
      includeCalendarVideos: true,
    };
    expect((await call(countReminded, { body: reminded })).json()).toMatchObject({
      usersWhoWillReceiveRemindersCount: (row?.assignedUsers ?? 0) - (row?.completed ?? 0),
      usersWhoWontReceiveRemindersCount: row?.completed,
    });
    expect((await call(countReminded, { body: { ...reminded, dateFrom: '2027-02-10', dateTo: undefined } })).status).toBe(422);
  });

  it('is a section of the general report, beside the period before', async () => {
    const query: Query = [
      ['dateFrom', '2027-02-01'],
      ['dateTo', '2027-03-03'],
    ];
    const { monthly } = (await call(getGeneralReport, { query })).json<GeneralReport>();
    expect(monthly.current).toEqual(await totalsOf(query));
    expect([monthly.current.assignedUsers, monthly.current.completed, monthly.previous.completed]).toEqual([4, 1, 2]);
  });

  it('shows nothing of another company, even of a video that is named', async () => {
    const other = await life.aCustomer();
    expect((await other.call(listMonthlyReport, { query: { eventIds: january } })).json()).toEqual({ items: [], totalCount: 0 });
    expect((await other.call(getMonthlyStatistics, { query: { eventIds: january } })).json()).toMatchObject({ assignedUsers: 0 });
    expect((await other.call(listMonthlyNames)).json()).toEqual({ items: [] });
    expect((await other.call(listMonthlyPeople, { params: { eventId: january } })).status).toBe(404);
  });

  it('is whole in a trial, and refused to the free plan', async () => {
    const trial = await life.aCustomer({ trialStatus: 'active', trialEndsAt: utc('2027-03-01T12:00') });
    expect((await trial.call(listMonthlyReport)).json()).toEqual({ items: [], totalCount: 0 });
    const free = await life.aCustomer({});
    for (const endpoint of [listMonthlyReport, getMonthlyStatistics, listMonthlyNames])
      expect((await free.call(endpoint)).status, endpoint.path).toBe(403);
    expect((await free.call(listMonthlyPeople, { params: { eventId: january } })).status).toBe(403);
  });
});
