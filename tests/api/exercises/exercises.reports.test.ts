import { beforeAll, describe, expect, it } from 'vitest';
import { archiveExercise } from '#contract/exercise/campaigns';
import {
  getExercisesStatistics,
  getExerciseStatistics,
  getGoldenCertificate,
  listExerciseDepartments,
  listExerciseGroups,
  listExercisePeople,
  listExerciseSummary,
  listExerciseTemplates,
  type ExerciseTemplateRow,
  type ExerciseTemplateUser,
  type ExerciseUserRow,
  listReportDepartments,
  listReportExercises,
  listTemplateAnswers,
  listUserAnswers,
} from '#contract/exercise/reports';
import type { SetRow } from '#contract/reports/campaignTabs';
import type { AnyEndpoint } from '#server/http/handler';
import { now } from '#server/clock';
import { type Call } from '#tests/support/calls/callAs';
import { half, right, startExerciseLife, wrong } from '#tests/support/exercises/exercises';
import { askPaperAs } from '#tests/support/files/askPaper';
import type { TestServer } from '#tests/support/server/testServer';

type People = Awaited<ReturnType<TestServer['manyUsers']>>;
let life: Awaited<ReturnType<typeof startExerciseLife>>;
let companyId: string;
let call: Call;
let askPaper: ReturnType<typeof askPaperAs>;
let campaignId: string;
let best: People[number];
let people: People;
let department: string;

/** Of an admin and four people: one has all right, one half of it, one has begun, two have not. Two of them are in accounting. */
beforeAll(async () => {
  life = await startExerciseLife();
  const customer = await life.aCustomer();
  ({ companyId, call } = customer);
  askPaper = askPaperAs(life.server, await life.server.signInAs(customer.admin), companyId);
  people = await life.server.manyUsers(companyId, 4);
  const [first, second, third] = people;
  if (!first || !second || !third) throw new Error('three people are needed');
  best = first;
  department = (await life.server.aDepartment({ companyId, name: 'Accounting' }, [first, third])).id;
  await life.server.aGroup({ companyId, name: 'Night shift' }, [second]);
  ({ id: campaignId } = await life.launch(companyId, call, now(), { name: 'Q1: "Exercise"' }));
  await life.answerAll(companyId, { userId: first.id, campaignId }, Array(10).fill(right));
  await life.answerAll(companyId, { userId: second.id, campaignId }, [...Array(5).fill(right), ...Array(5).fill(wrong)]);
  await life.answerAll(companyId, { userId: third.id, campaignId }, [half, wrong]);
});

const rowsOf = async <Row>(endpoint: AnyEndpoint, query: Record<string, string> = {}, params: Record<string, string> = {}) =>
  (await call(endpoint, { params: { campaignId, ...params }, query })).json<{
    data: { items: Row[]; pageInfo: { number: number; size: number; totalCount: number } };
  }>().data;

describe('the report of a campaign', () => {
  it('counts people by status and scores them, with and without filters', async () => {
    const read = async (query: Record<string, string> = {}) =>
      (await call(getExerciseStatistics, { params: { campaignId }, query })).json<{ data: object }>().data;
    const all = await read();
    expect(all).toMatchObject({ total: { averageScorePercentage: 75, learners: 5 }, campaign: { name: 'Q1: "Exercise"' } });
    expect((all as { statuses: object[] }).statuses).toHaveLength(3);
    expect((all as { statuses: object[] }).statuses).toEqual(
      expect.arrayContaining([
        { name: 'completed', count: 2 },
        { name: 'in_progress', count: 1 },
        { name: 'not_started', count: 2 },
      ]),
    );
    expect(await read({ departments: department })).toMatchObject({
      total: { averageScorePercentage: 100, adjustedScorePercentage: 100, learners: 2 },
    });
    expect(await read({ status: 'COMPLETED' })).toMatchObject({ statuses: [{ name: 'completed', count: 2 }] });
  });

  it('lists people with their answers, worst status first', async () => {
    const { items, pageInfo } = await rowsOf<ExerciseUserRow>(listExercisePeople);
    expect(pageInfo).toEqual({ number: 1, size: 10, totalCount: 5 });
    expect(items.map(({ status }) => status)).toEqual(['not_started', 'not_started', 'in_progress', 'completed', 'completed']);
    expect(items.find(({ id }) => id === best.id)).toMatchObject({
      email: best.email,
      departments: 'Accounting',
      status: 'completed',
      completionPercentage: 100,
      daysToComplete: null,
      correct: 10,
      partial: 0,
      wrong: 0,
      score: 10,
      adjustedScore: 10,
      hasGoldenCertificate: true,
    });
    expect(items.find(({ id }) => id === people[2]?.id)).toMatchObject({
      status: 'in_progress',
      completionPercentage: 20,
      partial: 1,
      wrong: 1,
      score: null,
      daysToComplete: 7,
    });
    const byScore = await rowsOf<ExerciseUserRow>(listExercisePeople, { orderBy: 'score', order: 'DESC', pageSize: '2' });
    expect(byScore.items.map(({ score }) => score)).toEqual([10, 5]);
    expect((await rowsOf(listExercisePeople, { searchText: best.email })).pageInfo.totalCount).toBe(1);
  });

  it('adds up by department, group and template', async () => {
    const departments = await rowsOf<SetRow>(listExerciseDepartments);
    expect(departments.items).toMatchObject([
      { name: 'Accounting', learners: 2, completed: 1, inProgress: 1, notStarted: 0, overdue: 0, completionPercentage: 50 },
    ]);
    const groups = await rowsOf<SetRow>(listExerciseGroups);
    expect(groups.items).toMatchObject([{ name: 'Night shift', learners: 1, completed: 1 }]);
    const templates = await rowsOf<ExerciseTemplateRow>(listExerciseTemplates, { orderBy: 'name', order: 'ASC' });
    expect(templates.pageInfo.totalCount).toBe(10);
    const byId = new Map(templates.items.map((row) => [row.id, row]));
    expect(byId.get(life.templates[0] ?? '')).toMatchObject({ correct: 2, partial: 1, wrong: 0, total: 3, type: 'EMAIL' });
    expect(byId.get(life.templates[9] ?? '')).toMatchObject({ correct: 1, partial: 0, wrong: 1, total: 2 });
    const filtered = await rowsOf<ExerciseTemplateRow>(listExerciseTemplates, { departments: department });
    expect(filtered.items.find(({ id }) => id === life.templates[9])).toMatchObject({ correct: 1, wrong: 0, total: 1 });
    expect((await call(listReportDepartments, { params: { campaignId } })).json()).toEqual({
      data: [{ id: department, name: 'Accounting' }],
    });
  });

  it('shows what people answered to a template, and one person to the templates', async () => {
    const answers = await rowsOf<ExerciseTemplateUser>(listTemplateAnswers, {}, { templateId: life.templates[1] ?? '' });
    expect(answers.items.map(({ answer }) => answer?.status ?? null)).toEqual(['WRONG', 'CORRECT', 'CORRECT', null, null]);
    const own = await rowsOf<{ answerStatus: string | null }>(listUserAnswers, { pageSize: '25' }, { userId: people[2]?.id ?? '' });
    expect(own.items.map(({ answerStatus }) => answerStatus)).toEqual(['WRONG', 'PARTIAL', ...Array<null>(8).fill(null)]);
  });

  it('gives the same rows as CSV, and says whose data left', async () => {
    const csv = await call(listExercisePeople, { params: { campaignId }, query: { isCsv: 'true' } });
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.text.trim().split('\r\n')).toHaveLength(6);
    expect(csv.text).toContain(best.email);
    const exported = await life.query('SELECT 1 FROM audit_log WHERE company_id = $1 AND action = $2', [
      companyId,
      'users.exported',
    ]);
    expect(exported).toHaveLength(1);
    for (const [endpoint, tab] of [
      [listExercisePeople, 'Users'],
      [listExerciseDepartments, 'Departments'],
      [listExerciseGroups, 'Groups'],
      [listExerciseTemplates, 'Templates'],
    ] as const) {
      const { headers } = await call(endpoint, { params: { campaignId }, query: { isCsv: 'true' } });
      expect(headers['content-type']).toContain('csv');
      expect(headers['content-disposition']).toContain(`Q1_Exercise_${tab}-20`);
    }
  });

  /** On paper a long address goes on in the next line. */
  const nameIn = (address = '') => address.split('@')[0] ?? '';

  it.each([
    ['Users', listExercisePeople, (text: string) => expect(text).toContain(nameIn(best.email))],
    ['Departments', listExerciseDepartments, (text: string) => expect(text).toMatch(/Accounting 2 50% 1 1 0 0 0 0/)],
    ['Groups', listExerciseGroups, (text: string) => expect(text).toMatch(/Night shift 1 100% 1 0 0 0 0 0/)],
    ['Templates', listExerciseTemplates, (text: string) => expect(text).toMatch(/Template 1 Email 2 1 0 3/)],
  ])('is on paper as on the page: %s', async (tab, endpoint, hasRows) => {
    const { title, text, filename } = await askPaper(endpoint, { params: { campaignId } });
    expect(title).toBe(`Q1: "Exercise" – ${tab}`);
    expect(filename).toContain(`Q1_ _Exercise_ ${tab}-20`);
    expect(text).toMatch(/7.5 of 10/);
    expect(text).toContain('Average score – Unfinished, not counted: 1');
    expect(text).toContain('Adjusted score = 10');
    hasRows(text);
  });

  it('on paper has the filters, in the reader’s language, and says whose data left', async () => {
    const query = { departments: department, status: 'completed', orderBy: 'score', order: 'DESC' };
    const { text } = await askPaper(listExercisePeople, { params: { campaignId }, query });
    expect(text).toMatch(/Departments Accounting\n/);
    expect(text).toContain(nameIn(best.email));
    expect(text).not.toContain(nameIn(people[2]?.email));
    const [exported] = await life.query<{ n: number; after: object }>(
      'SELECT subject_count AS n, after FROM audit_log WHERE company_id = $1 AND action = $2 ORDER BY at DESC LIMIT 1',
      [companyId, 'users.exported'],
    );
    expect(exported).toMatchObject({ n: 1 });
    expect(JSON.stringify(exported?.after)).toContain(department);
    expect(JSON.stringify(exported?.after)).toContain('Q1: ');
    const hebrew = await askPaper(listExerciseDepartments, { params: { campaignId }, language: 'he' });
    expect(hebrew.text).toContain('Accounting');
    expect(hebrew.text).not.toMatch(/\b(Learners|Completed)\b/);
  });

  it('has a golden certificate for the top score only', async () => {
    const ask = (userId = '') => call(getGoldenCertificate, { params: { campaignId, userId } });
    expect((await ask(best.id)).json()).toMatchObject({ data: { score: 10, campaignName: 'Q1: "Exercise"' } });
    expect((await ask(people[1]?.id)).code).toBe('no_golden_certificate');
  });

  it.each([
    ['en', 'Golden certificate', '10.0 of 10'],
    ['he', 'תעודת זהב', '10.0 מתוך 10'],
    ['ja', 'ゴールド認定証', '10.0'],
  ])('prints that certificate in %s, and says whose data left', async (language, title, score) => {
    const paper = await askPaper(getGoldenCertificate, { params: { campaignId, userId: best.id }, language });
    expect(paper).toMatchObject({ status: 200, title });
    expect(paper.text).toContain(score);
    const [exported] = await life.query<{ n: number }>(
      'SELECT subject_count AS n FROM audit_log WHERE company_id = $1 AND action = $2 ORDER BY at DESC LIMIT 1',
      [companyId, 'users.exported'],
    );
    expect(exported).toEqual({ n: 1 });
  });

  it('says nothing before the start, and nothing to other companies', async () => {
    const { id } = await life.launch(companyId, call, new Date(now().getTime() + 3 * 86_400_000));
    expect((await call(listExercisePeople, { params: { campaignId: id } })).code).toBe('exercise_not_started');
    const other = await life.aCustomer();
    for (const endpoint of [getExerciseStatistics, listExercisePeople, listExerciseTemplates])
      expect((await other.call(endpoint, { params: { campaignId } })).status).toBe(404);
  });
});

describe('the report over all campaigns', () => {
  it('counts campaigns that run, and others when they are asked for', async () => {
    const { data } = (await call(getExercisesStatistics)).json<{ data: object }>();
    expect(data).toMatchObject({ campaigns: 1, goldenCertificates: 1, total: { averageScorePercentage: 75, learners: 5 } });
    expect((await call(listReportExercises)).json()).toEqual({ data: [{ id: campaignId, name: 'Q1: "Exercise"' }] });
    const { items } = await rowsOf<object>(listExerciseSummary);
    expect(items).toMatchObject([{ id: campaignId, learners: 5, completed: 2, inProgress: 1, notStarted: 2, score: 7.5 }]);
    const { id: old } = await life.launch(companyId, call, now(), { name: 'Archived' });
    await call(archiveExercise, { params: { campaignId: old } });
    const across = async (query: [string, string][]) =>
      (await call(getExercisesStatistics, { query })).json<{ data: object }>().data;
    expect(await across([])).toEqual(data);
    const archived = { campaigns: 1, statuses: [{ name: 'not_completed', count: 5 }], total: { learners: 5, unfinished: 0 } };
    expect(await across([['campaignStatuses', 'archived']])).toMatchObject(archived);
    expect(await across([['campaignIds', old]])).toMatchObject(archived);
    expect((await rowsOf<object>(listExerciseSummary, { campaignStatuses: 'archived' })).items).toMatchObject([
      { id: old, learners: 5, notStarted: 0, notCompleted: 5, completionPercentage: 0 },
    ]);
  });
});

describe('a company in its trial', () => {
  it('sees the last three campaigns of the report over all, as file and on paper too, and the true totals', async () => {
    const trial = await life.aCustomer({ trialStatus: 'active', trialEndsAt: new Date(now().getTime() + 86_400_000) });
    for (const [day, name] of ['One', 'Two', 'Three', 'Four'].entries()) {
      const { id } = await life.launch(trial.companyId, trial.call, now(), { name });
      await life.query(`UPDATE exercise_campaigns SET starts_at = $2 WHERE id = $1`, [id, `2026-02-0${day + 1}T09:00:00Z`]);
    }
    interface Summary {
      items: { name: string }[];
      pageInfo: { totalCount: number; shownCount: number };
    }
    const read = async (query: Record<string, string>) => {
      const { data } = (await trial.call(listExerciseSummary, { query })).json<{ data: Summary }>();
      return [data.items.map(({ name }) => name), data.pageInfo.totalCount, data.pageInfo.shownCount];
    };
    expect(await read({})).toEqual([['Four', 'Three', 'Two'], 4, 3]);
    expect(await read({ orderBy: 'startedAt', order: 'ASC' })).toEqual([['Two', 'Three', 'Four'], 4, 3]);
    expect(await read({ searchText: 'One' })).toEqual([[], 1, 0]);
    expect((await trial.call(getExercisesStatistics)).json()).toMatchObject({ data: { campaigns: 4, total: { learners: 4 } } });
    const file = await trial.call(listExerciseSummary, { query: { isCsv: 'true' } });
    expect(file.text).toContain('Two');
    expect(file.text).not.toContain('One');
    const paper = askPaperAs(life.server, await life.server.signInAs(trial.admin), trial.companyId);
    const { text } = await paper(listExerciseSummary, {});
    expect(text).toContain('For full and precise data upgrade to boost');
    expect(text).not.toContain('One');
  });

  it('sees the first rows and the true total, no file and no single answers', async () => {
    const trial = await life.aCustomer({ trialStatus: 'active', trialEndsAt: new Date(now().getTime() + 86_400_000) });
    const [person] = await life.server.manyUsers(trial.companyId, 6);
    const { id } = await life.launch(trial.companyId, trial.call, now());
    const params = { campaignId: id };
    const page = async (query = {}) =>
      (await trial.call(listExercisePeople, { params, query })).json<{ data: { items: object[]; pageInfo: object } }>().data;
    expect((await page()).items).toHaveLength(3);
    expect((await page()).pageInfo).toMatchObject({ totalCount: 7 });
    expect((await page({ pageNumber: '2', pageSize: '5' })).items).toEqual([]);
    expect((await trial.call(listExercisePeople, { params, query: { isCsv: 'true' } })).code).toBe('plan_required');
    const paper = askPaperAs(life.server, await life.server.signInAs(trial.admin), trial.companyId);
    for (const endpoint of [listExercisePeople, listExerciseDepartments, listExerciseGroups, listExerciseTemplates])
      for (const query of [{}, { isCsv: 'true' }])
        expect(await paper(endpoint, { params, query })).toMatchObject({ code: 'plan_required', text: '' });
    const userId = person?.id ?? '';
    expect((await trial.call(listUserAnswers, { params: { ...params, userId } })).code).toBe('plan_required');
    const templateId = life.templates[0] ?? '';
    expect((await trial.call(listTemplateAnswers, { params: { ...params, templateId } })).code).toBe('plan_required');
    expect((await trial.call(getExerciseStatistics, { params })).json()).toMatchObject({ data: { total: { learners: 7 } } });
  });

  it('sees the same rows and figures whatever it searches, filters or sorts by, and no certificate', async () => {
    const trial = await life.aCustomer({ trialStatus: 'active', trialEndsAt: new Date(now().getTime() + 86_400_000) });
    const people = await life.server.manyUsers(trial.companyId, 6);
    const { id } = await life.launch(trial.companyId, trial.call, now());
    const params = { campaignId: id };
    const rowsFor = async (query = {}) => (await trial.call(listExercisePeople, { params, query })).json<{ data: object }>().data;
    const usual = await rowsFor();
    for (const person of people) expect(await rowsFor({ searchText: person.email })).toEqual(usual);
    expect(await rowsFor({ orderBy: 'email', order: 'ASC' })).toEqual(usual);
    expect(await rowsFor({ status: 'completed' })).toEqual(usual);
    const figures = async (query = {}) => (await trial.call(getExerciseStatistics, { params, query })).json();
    expect(await figures({ status: 'completed' })).toEqual(await figures());
    const certificate = await trial.call(getGoldenCertificate, { params: { ...params, userId: people[0]?.id ?? '' } });
    expect(certificate.code).toBe('plan_required');
  });
});
