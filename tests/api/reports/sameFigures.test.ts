import { sql } from 'drizzle-orm';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listReportCampaigns } from '#contract/reports/campaignReport';
import { listCampaigns } from '#contract/campaigns/campaigns';
import { campaignStatuses } from '#contract/campaigns/campaignStates';
import { getHome, type Home } from '#contract/company/home';
import { countReminded } from '#contract/campaigns/reminders';
import { openStatuses, reportStatuses, statusFigures } from '#contract/reports/reportStatus';
import { getTrainingDepartments } from '#contract/reports/trainingCharts';
import {
  getTrainingStatistics,
  listCampaignUsers,
  listTrainingUsers,
  type TrainingTotals,
} from '#contract/reports/trainingReports';
import { rows } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { aCompanyOfAllStates, type CompanyOfAllStates } from '#tests/support/server/manyStates';
import { chosenWork, plainCounts, type Query } from '#tests/support/calls/plainCounts';
import { startQuietServer } from '#tests/support/server/testServer';

// @once: figures equal plain counts of the rows, each time.

let server: Awaited<ReturnType<typeof startQuietServer>>;
let companies: CompanyOfAllStates[];
beforeAll(async () => {
  // On other servers the clock resumes suspended campaigns if the plan allows it.
  server = await startQuietServer();
  companies = [await aCompanyOfAllStates(server), await aCompanyOfAllStates(server), await aCompanyOfAllStates(server)];
});
afterAll(() => server.close());

type Row = TrainingTotals & { id: string; status: string };
const allStates: Query = campaignStatuses.map((state) => ['campaignStatuses', state]);
const select = (query: ReturnType<typeof sql>) => ownerTx(server.services.db, (tx) => rows<Record<string, never>>(tx, query));
const counted = async (companyId: string, query: Query) =>
  (await select(sql`SELECT ${plainCounts} FROM ${chosenWork(companyId, query)}`))[0] as unknown as TrainingTotals;
const withoutScore = ({ averageScore: _, ...figures }: TrainingTotals) => figures;

async function asFile(company: CompanyOfAllStates, ...[endpoint, input]: Parameters<CompanyOfAllStates['asFile']>) {
  const { text } = await company.asFile(endpoint, input);
  return Papa.parse<Record<string, string>>(text.slice(1).trimEnd(), { newline: '\r\n', header: true }).data;
}

describe.each([0, 1, 2])('the same figure everywhere, in company %i', (n) => {
  const company = () => companies[n] as CompanyOfAllStates;

  it('on the home page and in the linked report', async () => {
    const { call, companyId } = company();
    const { progress, paused } = (await call(getHome)).json<Home>();
    const { of, ...figures } = progress;
    expect(of).toBe('running');
    expect(figures).toEqual((await call(getTrainingStatistics)).json());
    expect(withoutScore(figures)).toEqual(withoutScore(await counted(companyId, [])));
    expect(paused).toBe((await counted(companyId, allStates)).paused);
    expect(paused).toBeGreaterThan(0);
  });

  it('on the page of a campaign, in its row of the report, in its list of people and in both files', async () => {
    const { call, companyId, campaigns } = company();
    const { items } = (await call(listReportCampaigns, { query: allStates })).json<{ items: Row[] }>();
    const file = await asFile(company(), listReportCampaigns, { query: allStates });
    expect(items.map(({ status }) => status).sort()).toEqual([...campaignStatuses, 'running'].sort());
    for (const id of campaigns) {
      const page = (await call(getTrainingStatistics, { query: [['campaignIds', id]] })).json<TrainingTotals>();
      expect(withoutScore(page)).toEqual(withoutScore(await counted(companyId, [['campaignIds', id]])));
      const row = items.find((item) => item.id === id) as Row & { name: string };
      expect(row).toMatchObject(page);
      const line = file.find((one) => one['Campaign'] === row.name);
      expect(['Assigned users', 'Completed', 'Overdue', 'Not completed', 'Paused'].map((title) => Number(line?.[title]))).toEqual([
        ...[page.assignedUsers, page.completed, page.overdue, page.notCompleted, page.paused],
      ]);
      const people = await asFile(company(), listCampaignUsers, { params: { campaignId: id } });
      const words = ['Completed', 'In progress', 'Not started', 'Overdue', 'Not completed', 'Paused'];
      expect(words.map((word) => people.filter((person) => person['Status'] === word).length)).toEqual(
        reportStatuses.map((status) => page[statusFigures[status]]),
      );
      for (const status of reportStatuses) {
        const query = [['statuses', status]];
        const list = (await call(listCampaignUsers, { params: { campaignId: id }, query })).json<{ totalUsersCount: number }>();
        expect(list.totalUsersCount).toBe(page[statusFigures[status]]);
      }
    }
  });

  it('is the sum of all statuses for "assigned", so that no suspended campaign looks done', async () => {
    const { call, campaigns } = company();
    const parts = (totals: TrainingTotals) => reportStatuses.reduce((sum, status) => sum + totals[statusFigures[status]], 0);
    const { items } = (await call(listReportCampaigns, { query: allStates })).json<{ items: Row[] }>();
    const suspended = items.find(({ status }) => status === 'suspended');
    expect(suspended).toMatchObject({ inProgress: 0, notStarted: 0, overdue: 0, notCompleted: 0 });
    expect(suspended?.paused).toBeGreaterThan(0);
    expect(items.map(({ assignedUsers }) => assignedUsers)).toEqual(items.map(parts));
    const listed = (await call(listCampaigns)).json<{ id: string; assignedUsers: number }[]>();
    expect(campaigns.map((id) => listed.find((one) => one.id === id)?.assignedUsers)).toEqual(
      campaigns.map((id) => items.find((one) => one.id === id)?.assignedUsers),
    );
    const { newest } = (await call(getHome)).json<Home>();
    for (const { id, assigned } of newest) expect(assigned).toBe(items.find((one) => one.id === id)?.assignedUsers);
    const departments = (await call(getTrainingDepartments, { query: allStates })).json<{ items: TrainingTotals[] }>();
    expect(departments.items.map(({ assignedUsers }) => assignedUsers)).toEqual(departments.items.map(parts));
  });

  it('marks disabled people in the list and in its file', async () => {
    const { call, companyId } = company();
    const { users } = (await call(listTrainingUsers, { query: [...allStates, ['pageSize', '100']] })).json<{
      users: { id: string; isDisabled: boolean }[];
    }>();
    const disabled = (
      await select(sql`SELECT id FROM users WHERE company_id = ${companyId} AND disabled AND deleted_at IS NULL`)
    ).map(({ id }) => String(id));
    expect(users.filter(({ isDisabled }) => isDisabled).map(({ id }) => id)).toEqual(
      users.map(({ id }) => id).filter((id) => disabled.includes(id)),
    );
    const file = await asFile(company(), listTrainingUsers, { query: allStates });
    const [said] = await select(sql`SELECT count(*)::int AS n FROM ${chosenWork(companyId, allStates)}
      AND EXISTS (SELECT 1 FROM users u WHERE u.id = a.user_id AND u.disabled AND u.deleted_at IS NULL)`);
    expect(file.filter((line) => line['Account disabled'] === 'Yes')).toHaveLength(Number(said?.['n']));
  });

  it('and in the number of people that a reminder reaches', async () => {
    const { call, companyId, departments } = company();
    const training = { includeVideoTraining: true, includeGaming: false, includePolicies: false, includeCalendarVideos: false };
    const choices: Query[] = [
      [],
      allStates,
      ...openStatuses.map((status): Query => [['statuses', status]]),
      [...allStates, ['statuses', 'overdue'], ['statuses', 'not_completed']],
      [['departments', departments[0]]],
    ];
    for (const query of choices) {
      const of = (name: string) => query.flatMap(([key, value]) => (key === name ? [value] : []));
      const work = { statuses: of('statuses'), campaignStatuses: of('campaignStatuses') };
      const body = { isAllUsersSelected: true, ...training, work, departmentIds: of('departments') };
      const reply = (await call(countReminded, { body })).json<Record<string, number>>();
      const [plain] = await select(sql`SELECT count(DISTINCT a.user_id)::int AS shown, count(DISTINCT a.user_id) FILTER (
          WHERE c.status = 'running' AND a.status <> 'completed'
            AND EXISTS (SELECT 1 FROM users u WHERE u.id = a.user_id AND NOT u.disabled AND u.deleted_at IS NULL))::int AS open
        FROM ${chosenWork(companyId, query)}`);
      const [reached, left] = [reply['usersWhoWillReceiveRemindersCount'] ?? 0, reply['usersWhoWontReceiveRemindersCount'] ?? 0];
      expect({ open: reached, shown: reached + left }).toEqual(plain);
    }
  });
});
