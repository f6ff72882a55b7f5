import { randomUUID } from 'node:crypto';
import Papa from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAuditLog } from '#contract/company/audit';
import { listReportCampaigns } from '#contract/reports/campaignReport';
import {
  type AssignedUser,
  getTrainingStatistics,
  listCampaignUsers,
  type TrainingTotals,
} from '#contract/reports/trainingReports';
import { assignments, campaigns, courses } from '#server/db/schema';
import { ownerTx } from '#server/db/tx';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

interface Page {
  users: AssignedUser[];
  totalUsersCount: number;
  totalIsCapped: boolean;
}

let server: TestServer;
let call: Call;
let headers: { authorization: string };
let companyId: string;
let campaignId: string;
let otherCampaignId: string;
let departmentId: string;
let strange: string;

const day = (n: number) => new Date(Date.UTC(2026, 2, n, 9));

/** A running campaign on a course of the company. */
async function aCampaign(ofCompany: string, name: string): Promise<string> {
  const id = randomUUID();
  const course = { id: randomUUID(), companyId: ofCompany, name, courseType: 'awareness' as const, createdAt: day(1) };
  await ownerTx(server.services.db, async (tx) => {
    await tx.insert(courses).values(course);
    await tx.insert(campaigns).values({
      id,
      companyId: ofCompany,
      courseId: course.id,
      name,
      status: 'running',
      audience: 'all',
      startsAt: day(2),
      daysToComplete: 7,
      notificationsEnabled: false,
      createdAt: day(1),
    });
  });
  return id;
}

beforeAll(async () => {
  server = await startTestServer();
  companyId = (await server.aCompany({ hasBoost: true })).id;
  const owner = await server.aUser({ companyId, role: 'admin', name: 'Zed', lastName: 'Owner' });
  const ana = await server.aUser({ companyId, name: 'Ana', lastName: 'Lima', email: `ana@${companyId}.example` });
  const bo = await server.aUser({ companyId, name: '=Bo', lastName: 'Berg' });
  const cy = await server.aUser({ companyId, name: 'Cy', lastName: 'Cole' });
  const gone = await server.aUser({ companyId, name: 'Deleted', lastName: 'user', deletedAt: day(9) });
  departmentId = (await server.aDepartment({ companyId, name: 'Sales' }, [ana, bo])).id;
  campaignId = await aCampaign(companyId, 'Spring');
  otherCampaignId = await aCampaign(companyId, 'Autumn');
  const times = { companyId, campaignId, assignedAt: day(2), dueAt: day(9) };
  // Due long after the test: the clock, which runs once a minute, would make them overdue.
  const notDue = { ...times, dueAt: new Date(Date.UTC(2126, 0, 1)) };
  await ownerTx(server.services.db, (tx) =>
    tx.insert(assignments).values([
      { ...notDue, userId: owner.id, status: 'not_started' },
      { ...times, userId: ana.id, status: 'completed', score: 80, startedAt: day(3), completedAt: day(4) },
      { ...times, userId: bo.id, status: 'overdue', score: 50, startedAt: day(3) },
      { ...notDue, userId: cy.id, status: 'in_progress', startedAt: day(5) },
      { ...times, userId: gone.id, status: 'completed', score: 100, completedAt: day(4) },
      { ...notDue, userId: ana.id, campaignId: otherCampaignId, status: 'not_started' },
    ]),
  );
  const stranger = await server.aUser({ companyId: (await server.aCompany()).id });
  strange = await aCampaign(stranger.companyId, 'Elsewhere');
  await ownerTx(server.services.db, (tx) =>
    tx.insert(assignments).values({ ...notDue, companyId: stranger.companyId, campaignId: strange, userId: stranger.id }),
  );
  headers = await server.signInAs(owner);
  call = callAs(server, headers, companyId);
});

const totals = async (query: Record<string, string> = {}) => (await call(getTrainingStatistics, { query })).json<TrainingTotals>();
const list = async (query: Record<string, string> = {}, of = campaignId) =>
  (await call(listCampaignUsers, { params: { campaignId: of }, query })).json<Page>();
const names = async (query: Record<string, string> = {}) => (await list(query)).users.map(({ name }) => name);

describe('the totals of campaigns', () => {
  it('are numbers by status and the average score of those who completed', async () => {
    const spring = await totals({ campaignIds: campaignId });
    expect(spring).toMatchObject({ assignedUsers: 5, notStarted: 1, inProgress: 1, completed: 2, overdue: 1 });
    expect(spring.averageScore).toBe(90);
    expect(await totals()).toMatchObject({ assignedUsers: 6, notStarted: 2 });
    expect(await totals({ campaignIds: otherCampaignId })).toMatchObject({ assignedUsers: 1, averageScore: null });
  });

  it('follow statuses, departments and groups', async () => {
    expect(await totals({ campaignIds: campaignId, statuses: 'completed' })).toMatchObject({ assignedUsers: 2, averageScore: 90 });
    const sales = await totals({ campaignIds: campaignId, departments: departmentId });
    expect(sales).toMatchObject({ assignedUsers: 2, completed: 1, overdue: 1, averageScore: 80 });
    expect(await totals({ groups: randomUUID() })).toMatchObject({ assignedUsers: 0, averageScore: null });
  });

  it('of another company are zero', async () => {
    expect(await totals({ campaignIds: strange })).toMatchObject({ assignedUsers: 0 });
  });
});

describe('the people of a campaign', () => {
  it('are listed by name with their figures, including deleted people', async () => {
    const page = await list();
    expect(page).toMatchObject({ totalUsersCount: 5, totalIsCapped: false });
    expect(page.users.map(({ name }) => name)).toEqual(['=Bo', 'Ana', 'Cy', 'Deleted', 'Zed']);
    expect(page.users[1]).toMatchObject({ status: 'completed', score: 80, completedAt: day(4).toISOString(), isDeleted: false });
    expect(page.users[3]).toMatchObject({ email: '', isDeleted: true });
  });

  it('are filtered, searched, sorted and paged', async () => {
    expect(await names({ statuses: 'completed' })).toEqual(['Ana', 'Deleted']);
    expect(await list({ searchText: 'lima ana' })).toMatchObject({ totalUsersCount: 1, users: [{ name: 'Ana' }] });
    expect(await names({ orderBy: 'score', order: 'DESC', pageSize: '2' })).toEqual(['Deleted', 'Ana']);
    expect(await names({ pageNumber: '2', pageSize: '3' })).toEqual(['Deleted', 'Zed']);
    expect(await list({ statuses: 'overdue', pageSize: '1' })).toMatchObject({ totalUsersCount: 1 });
  });

  it('of a campaign of another company are not found', async () => {
    const reply = await call(listCampaignUsers, { params: { campaignId: strange } });
    expect(reply).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('are exported as a file without formulas, recorded in the audit log', async () => {
    const asCsv = callAs(server, { ...headers, accept: 'text/csv' }, companyId);
    const reply = await asCsv(listCampaignUsers, { params: { campaignId }, query: { statuses: 'overdue' } });
    expect(reply.headers['content-disposition']).toMatch(/filename="Spring-\d{4}-\d\d-\d\d\.csv"/);
    expect(reply.text.startsWith('\uFEFF')).toBe(true);
    const { data } = Papa.parse<string[]>(reply.text.slice(1).trimEnd(), { newline: '\r\n' });
    expect(data).toHaveLength(2);
    expect(data[0]).toEqual([
      'Email',
      'First name',
      'Last name',
      'Status',
      'Score',
      'Assigned',
      'Due',
      'Completed',
      'Away until',
      'Account disabled',
    ]);
    expect(data[1]?.slice(1, 5)).toEqual(["'=Bo", 'Berg', 'Overdue', '50']);
    const [entry] = (await call(listAuditLog)).json<{ action: string; subjectCount: number; subject: object }[]>();
    expect(entry).toMatchObject({ action: 'users.exported', subjectCount: 1, subject: { type: 'campaign', label: 'Spring' } });
  });
});

describe('the report over all campaigns', () => {
  const report = async (query: Record<string, string> = {}) =>
    (await call(listReportCampaigns, { query })).json<{ items: (TrainingTotals & { name: string })[]; totalCount: number }>();

  it('has a row for each with the totals of that campaign', async () => {
    const { items, totalCount } = await report({ orderBy: 'name', order: 'ASC' });
    expect(totalCount).toBe(2);
    expect(items.map(({ name }) => name)).toEqual(['Autumn', 'Spring']);
    expect(items[1]).toMatchObject(await totals({ campaignIds: campaignId }));
    expect(items[0]).toMatchObject(await totals({ campaignIds: otherCampaignId }));
    expect((await report({ orderBy: 'averageScore', order: 'DESC', pageSize: '1' })).items[0]?.name).toBe('Spring');
  });

  it('follows filters on statuses and memberships, without other companies', async () => {
    const query = { campaignIds: campaignId, departments: departmentId, statuses: 'completed' };
    const { items } = await report(query);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject(await totals(query));
    expect(await report({ campaignIds: strange })).toEqual({ items: [], totalCount: 0 });
  });

  it('is exported as a file with the same figures in the same order', async () => {
    const reply = await callAs(
      server,
      { ...headers, accept: 'text/csv' },
      companyId,
    )(listReportCampaigns, {
      query: { orderBy: 'name', order: 'DESC' },
    });
    const { data } = Papa.parse<string[]>(reply.text.slice(1).trimEnd(), { newline: '\r\n', header: false });
    const { items } = await report({ orderBy: 'name', order: 'DESC' });
    expect(reply.headers['content-disposition']).toMatch(/filename="training-\d{4}-\d\d-\d\d\.csv"/);
    const counted = [
      'Assigned users',
      'Completed',
      'In progress',
      'Not started',
      'Overdue',
      'Not completed',
      'Paused',
      'Average score',
    ];
    expect(data[0]).toEqual(['Campaign', 'Course', 'Status', ...counted, 'Start date', 'End date']);
    expect(data.slice(1).map((row) => [row[0], row[2], row[3], row[4]])).toEqual(
      items.map((row) => [row.name, 'Running', String(row.assignedUsers), String(row.completed)]),
    );
  });
});
