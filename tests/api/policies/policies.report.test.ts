import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getPolicyDepartments,
  getPolicyStatistics,
  listPolicyProgress,
  listPolicyRevisionNames,
  type PolicyProgressRow,
  type PolicyTotals,
} from '#contract/policies/progress';
import { getPolicyTotals, listPolicyDepartments, listPolicyPeople } from '#contract/policies/reports';
import { endPolicy, getPolicyRecord } from '#contract/policies/revisions';
import { fillPath } from '#contract/kit/endpoint';
import { type GeneralReport, getGeneralReport } from '#contract/reports/generalReport';
import { setClock } from '#server/clock';
import { begin, day } from '#tests/support/calls/campaignLife';
import type { Call } from '#tests/support/calls/callAs';
import { askPaperAs } from '#tests/support/files/askPaper';
import type { TestServer } from '#tests/support/server/testServer';
import { startPolicyLife } from '#tests/support/policies/policies';

type TestUser = Awaited<ReturnType<TestServer['manyUsers']>>[number];
let life: Awaited<ReturnType<typeof startPolicyLife>>;
let companyId: string;
let call: Call;
let askPaper: ReturnType<typeof askPaperAs>;
let headers: Record<string, string>;
let people: [TestUser, TestUser, TestUser];
let sales: string;
let night: string;
let desk: { policyId: string; revisionId: string };

/**
 * Five people, two of them in Sales, one of these and one other in Night. Of the clean desk everybody but one acknowledged revision 1 after
 * two days, then one revision 2 after one day; another has opened it. The travel policy has ended without an acknowledgement.
 */
beforeAll(async () => {
  life = await startPolicyLife();
  const customer = await life.aCustomer();
  ({ companyId, call } = customer);
  headers = await life.server.signInAs(customer.admin);
  askPaper = askPaperAs(life.server, headers, companyId);
  const [ana, ben, cleo, dan] = await life.server.manyUsers(companyId, 4);
  if (!ana || !ben || !cleo || !dan) throw new Error('four people are needed');
  people = [ana, ben, cleo];
  sales = (await life.server.aDepartment({ companyId, name: 'Sales' }, [ana, ben])).id;
  night = (await life.server.aGroup({ companyId, name: 'Night' }, [ana, cleo])).id;
  setClock(begin);
  const { id: policyId } = await life.draft(call, 'Clean desk');
  await life.publish(companyId, call, policyId);
  const [one] = await life.revisionsOf(call, policyId);
  setClock(day(2));
  for (const { id } of [customer.admin, ana, ben, cleo]) await life.acknowledge(companyId, id, one?.id ?? '');
  await life.write(call, policyId, '<p>Lock your screen and your drawer.</p>');
  await life.publish(companyId, call, policyId);
  const [two] = await life.revisionsOf(call, policyId);
  desk = { policyId, revisionId: two?.id ?? '' };
  const travel = await life.draft(call, 'Travel');
  await life.publish(companyId, call, travel.id, { assignmentType: 'departments', departments: [sales] });
  await call(endPolicy, { params: { policyId: travel.id } });
  setClock(day(3));
  await life.acknowledge(companyId, ana.id, desk.revisionId);
  await life.act(companyId, ben.id, desk.revisionId, 'opened');
});
afterAll(() => setClock(null));

const readCsv = async (path: string): Promise<string> =>
  (
    await life.server.app.inject({
      method: 'GET',
      url: `/gateway${fillPath(path, { companyId })}`,
      headers: { ...headers, accept: 'text/csv' },
    })
  ).body;
const rowsOf = async (query: string[][] = []) =>
  (await call(listPolicyProgress, { query })).json<{ items: PolicyProgressRow[]; totalCount: number }>();
const totalsOf = async (query: string[][] = []) => (await call(getPolicyStatistics, { query })).json<PolicyTotals>();

describe('the general report', () => {
  it('has the same figures of policies, beside those of the period before', async () => {
    const first = day(0).toISOString().slice(0, 10);
    const last = day(3).toISOString().slice(0, 10);
    const days = [
      ['dateFrom', first],
      ['dateTo', last],
    ];
    const all = ['running', 'suspended', 'ended'].map((status) => ['campaignStatuses', status]);
    for (const filter of [[], [['departments', sales]]]) {
      const { policies } = (await call(getGeneralReport, { query: [...days, ...filter] })).json<GeneralReport>();
      expect(policies.current).toEqual(await totalsOf([...days, ...filter, ...all]));
      expect(policies.current.acknowledged).toBeGreaterThan(0);
      expect(policies.previous.assignments).toBe(0);
    }
    const { text } = await askPaper(getGeneralReport, { query: Object.fromEntries(days) });
    expect(text).toContain('Policy report');
  });
});

describe('the report on policies', () => {
  it('shows the revisions in force, with their figures', async () => {
    const { items, totalCount } = await rowsOf();
    expect(totalCount).toBe(1);
    expect(items).toMatchObject([
      {
        name: 'Clean desk',
        revision: 2,
        status: 'running',
        assignments: 5,
        acknowledged: 1,
        opened: 1,
        notOpened: 3,
        overdue: 0,
        notCompleted: 0,
        progress: 20,
        averageAcknowledge: 1,
      },
    ]);
    expect(await totalsOf()).toMatchObject({ revisions: 1, assignments: 5, acknowledged: 1, averageAcknowledge: 1 });
  });

  it('shows ended ones where they are chosen, whose open tasks are not acknowledged', async () => {
    const { items } = await rowsOf([
      ['campaignStatuses', 'ENDED'],
      ['orderBy', 'name'],
      ['order', 'ASC'],
    ]);
    expect(
      items.map(({ name, revision, acknowledged, notCompleted, progress }) => [
        name,
        revision,
        acknowledged,
        notCompleted,
        progress,
      ]),
    ).toEqual([
      ['Clean desk', 1, 4, 1, 80],
      ['Travel', 1, 0, 2, 0],
    ]);
    expect(await totalsOf([['campaignStatuses', 'ended']])).toMatchObject({
      revisions: 2,
      assignments: 7,
      acknowledged: 4,
      notCompleted: 3,
    });
  });

  it('counts people of departments and groups once, and agrees with the rows', async () => {
    const inSales = await totalsOf([['departments', sales]]);
    expect(inSales).toMatchObject({ assignments: 2, acknowledged: 1, opened: 1 });
    const inBoth = [
      ['departments', sales],
      ['groups', night],
    ];
    expect(await totalsOf(inBoth)).toMatchObject({ assignments: 1, acknowledged: 1 });
    expect((await rowsOf(inBoth)).items).toMatchObject([{ assignments: 1, acknowledged: 1, progress: 100 }]);
    const [counted] = await life.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM policy_assignments a JOIN user_departments d USING (user_id) JOIN user_groups g USING (user_id)
        WHERE a.campaign_id = $1 AND d.department_id = $2 AND g.group_id = $3`,
      [desk.revisionId, sales, night],
    );
    expect(counted?.n).toBe(1);
  });

  it('counts people of two departments once', async () => {
    const { id: legal } = await life.server.aDepartment({ companyId, name: 'Legal' }, [people[0], people[2]]);
    const inBoth = await totalsOf([
      ['departments', sales],
      ['departments', legal],
    ]);
    expect(inBoth).toMatchObject({ assignments: 3, acknowledged: 1, opened: 1, notOpened: 1, averageAcknowledge: 1 });
  });

  it('counts each department, people of two in both and those of none in none, as plain counts do', async () => {
    const plain = (where: string) =>
      life.query<{ name: string; assignedUsers: number; completed: number }>(
        `SELECT d.name, count(*)::int AS "assignedUsers", count(*) FILTER (WHERE a.status = 'completed')::int AS completed
          FROM policy_assignments a JOIN policy_revisions c ON c.id = a.campaign_id JOIN user_departments m USING (user_id)
          JOIN departments d ON d.id = m.department_id WHERE a.company_id = $1 AND ${where} GROUP BY d.id ORDER BY 2 DESC, lower(d.name)`,
        [companyId],
      );
    const read = async (query: string[][] = []) => {
      const { items, rest } = (await call(getPolicyDepartments, { query })).json<{ items: { id: string }[]; rest: null }>();
      expect(rest).toBeNull();
      return items.map(({ id: _, ...figures }) => figures);
    };
    expect(await read()).toEqual(await plain(`c.status = 'running'`));
    expect((await read()).map(({ name }: { name?: string }) => name)).toEqual(['Legal', 'Sales']);
    expect(await read([['campaignStatuses', 'ended']])).toEqual(await plain(`c.status = 'ended'`));
    expect(await read([['departments', sales]])).toEqual(await plain(`c.status = 'running' AND d.id = '${sales}'`));
    const inNight = `a.user_id IN (SELECT g.user_id FROM user_groups g WHERE g.group_id = '${night}')`;
    expect(await read([['groups', night]])).toEqual(await plain(`c.status = 'running' AND ${inNight}`));
    const firstDay = [
      ['dateFrom', '2026-11-20'],
      ['dateTo', '2026-11-20'],
    ];
    expect(await read(firstDay)).toEqual(await plain(`(a.assigned_at AT TIME ZONE 'UTC')::date = '2026-11-20'`));
    expect(await read([['statuses', 'overdue']])).toEqual([]);
  });

  it('finds by status, days, name and revision', async () => {
    expect((await rowsOf([['statuses', 'NOT_COMPLETED']])).items.map(({ name }) => name).sort()).toEqual(['Clean desk', 'Travel']);
    expect(
      await totalsOf([
        ['statuses', 'completed'],
        ['revisionIds', desk.revisionId],
      ]),
    ).toMatchObject({ assignments: 1 });
    const firstDay = [
      ['dateFrom', '2026-11-20'],
      ['dateTo', '2026-11-20'],
    ];
    expect((await rowsOf(firstDay)).items).toMatchObject([{ name: 'Clean desk', revision: 1, assignments: 5 }]);
    expect(
      (
        await rowsOf([
          ['searchText', 'travel'],
          ['campaignStatuses', 'ended'],
        ])
      ).items,
    ).toMatchObject([{ name: 'Travel' }]);
    const names = await call(listPolicyRevisionNames);
    expect(names.json<{ items: { name: string }[] }>().items.map(({ name }) => name)).toEqual([
      'Clean desk · 2',
      'Clean desk · 1',
      'Travel · 1',
    ]);
    expect((await call(listPolicyProgress, { query: { statuses: 'acknowledged' } })).fields).toEqual(['statuses']);
  });

  it('is the same as a file', async () => {
    const csv = await readCsv(listPolicyProgress.path);
    expect(csv).toContain('Clean desk,2,Running,Own text,5,20');
    const paper = await askPaper(listPolicyProgress, {});
    expect(paper.text).toContain('Policy report');
    expect(paper.text).toMatch(/Clean desk 2 Running 5 20% 1 3 0 1\.0/);
    expect(paper.text).toMatch(/Acknowledged by department[^]*Legal 1 of 2\s+Sales 1 of 2/);
  });
});

describe('the people of a revision', () => {
  it('are listed with when they acknowledged, and counted by department', async () => {
    const listed = await call(listPolicyPeople, { params: desk, query: { status: 'completed' } });
    expect(listed.json()).toMatchObject({
      data: { pageInfo: { totalCount: 1 }, items: [{ completedAt: expect.stringMatching(/^2026-11-23T09:00/) }] },
    });
    expect((await call(getPolicyTotals, { params: desk })).json()).toMatchObject({
      data: { learners: 5, completed: 1, inProgress: 1, notStarted: 3, campaign: { name: 'Clean desk · 2' } },
    });
    expect((await call(listPolicyDepartments, { params: desk, query: { orderBy: 'name' } })).json()).toMatchObject({
      data: {
        items: [
          { name: 'Legal', learners: 2, completed: 1 },
          { name: 'Sales', learners: 2, completed: 1 },
        ],
      },
    });
  });

  it('have acknowledged or opened it on paper, and not completed it', async () => {
    const { lines, text } = await askPaper(listPolicyPeople, { params: desk, query: { status: 'completed' } });
    expect(text).toContain('Status Acknowledged');
    expect(lines.filter((line) => /Learners|Completed(?! on)|In progress/.test(line))).toEqual([]);
    expect(text).toMatch(/People/);
    expect((await askPaper(listPolicyProgress, { query: { statuses: 'in_progress' } })).text).toContain('Status Opened');
  });

  it('are named by its record, with what was before', async () => {
    expect((await call(getPolicyRecord, { params: desk })).json()).toMatchObject({
      revision: { number: 2, html: '<p>Lock your screen and your drawer.</p>' },
      peopleCount: 5,
      leftOut: { disabled: 0, kept: 0 },
      earlier: [{ number: 1, assignments: 5, acknowledged: 4 }],
    });
  });
});
