import { z } from 'zod';
import { listActiveExercises } from '#contract/exercise/campaigns';
import {
  exerciseUserOrderFields,
  getExercisesStatistics,
  getExerciseStatistics,
  listExerciseDepartments,
  listExerciseGroups,
  listExercisePeople,
  listExerciseSummary,
  listExerciseTemplates,
  listReportDepartments,
  listTemplateAnswers,
  listUserAnswers,
  templateUserOrderFields,
} from '#contract/exercise/reports';
import { setOrderFields } from '#contract/reports/campaignTabs';
import type { ApiCase } from './apiCases.ts';
import type { ApiClient } from './apiClient.ts';

const withIds = z.object({
  data: z.object({ items: z.array(z.object({ id: z.string() })), pageInfo: z.object({ totalCount: z.number() }) }),
});
const bothWays = (fields: readonly string[]) => fields.flatMap((by) => [`orderBy=${by}&order=ASC`, `orderBy=${by}&order=DESC`]);
/** Few, none, nearly all, and nearly all again by what their addresses share. */
const searches = ['lopez', 'zzqxv', 'a', 'example'].map((words) => `searchText=${words}`);

/** The pages and the report of a campaign of phishing exercises with everybody in it. */
export async function exerciseCases(api: ApiClient): Promise<ApiCase[]> {
  const idsAt = async (path: string) => (await api.get(path, withIds)).data;
  const campaignId = (await idsAt(listActiveExercises.path)).items[0]?.id ?? '';
  const inCampaign = (path: string, of: Record<string, string> = {}) =>
    Object.entries({ campaignId, ...of }).reduce((filled, [name, id]) => filled.replace(`{${name}}`, id), path);
  const sets = (path: string) => idsAt(`${inCampaign(path)}?orderBy=learners&order=DESC&pageSize=50`);
  const departments = (await sets(listExerciseDepartments.path)).items;
  const [group] = (await sets(listExerciseGroups.path)).items;
  const [template] = (await idsAt(inCampaign(listExerciseTemplates.path))).items;
  const people = await idsAt(`${inCampaign(listExercisePeople.path)}?status=completed`);
  const all = (await idsAt(inCampaign(listExercisePeople.path))).pageInfo.totalCount;
  const department = `departments=${departments[0]?.id}`;
  const filters = [
    '',
    'status=completed',
    'status=in_progress',
    department,
    `${department}&status=in_progress`,
    departments
      .slice(0, 20)
      .map(({ id }) => `departments=${id}`)
      .join('&'),
    `groups=${group?.id}`,
    `${department}&groups=${group?.id}`,
  ];
  const pages = [2, 4, 10].flatMap((part) =>
    ['status', 'fullName', 'score'].map((by) => `orderBy=${by}&pageNumber=${Math.ceil(all / part / 10)}`),
  );
  const orders = bothWays(exerciseUserOrderFields);
  const answers = inCampaign(listTemplateAnswers.path, { templateId: template?.id ?? '' });
  const person = inCampaign(listUserAnswers.path, { userId: people.items[0]?.id ?? '' });
  const file = 'isCsv=true';
  const report = (id: string, what: string, path: string, queries: readonly string[], more: Partial<ApiCase> = {}): ApiCase => ({
    id: `report-exercise-${id}`,
    what: `exercise: ${what}`,
    method: 'GET',
    isAskedInTurn: true,
    requests: queries.map((query) => ({ path: `${inCampaign(path)}?${query}` })),
    ...more,
  });
  const begun = { isReadToFirstRow: true } as const;
  return [
    report('cards', 'active campaigns', listActiveExercises.path, ['']),
    report('totals', 'totals of a campaign', getExerciseStatistics.path, filters),
    report('people', 'people, first page', listExercisePeople.path, filters),
    report('people-ordered', 'people, first page in other orders', listExercisePeople.path, orders),
    report(
      'people-of-department',
      'people of a department, first page in other orders',
      listExercisePeople.path,
      orders.map((order) => `${department}&${order}`),
    ),
    report('people-far', 'people, pages in the middle', listExercisePeople.path, pages),
    report('people-searched', 'people, a search', listExercisePeople.path, [
      ...searches,
      ...searches.map((search) => `${search}&orderBy=fullName&order=ASC`),
      `${searches[0]}&${department}`,
    ]),
    report(
      'people-file',
      'people, the file begins',
      listExercisePeople.path,
      [file, `${file}&${orders[0]}`, `${file}&${department}`],
      begun,
    ),
    report('departments', 'departments', listExerciseDepartments.path, [...filters, ...bothWays(setOrderFields)]),
    report('groups', 'groups', listExerciseGroups.path, filters),
    report('filter', 'departments to choose from', listReportDepartments.path, ['']),
    report('templates', 'templates', listExerciseTemplates.path, filters),
    report('answers', 'answers to a template', answers, ['', ...bothWays(templateUserOrderFields)]),
    report('answers-searched', 'answers to a template, a search', answers, [
      ...searches,
      ...searches.map((search) => `${search}&orderBy=fullName&order=ASC`),
    ]),
    report('answers-file', 'answers to a template, the file begins', answers, [file], begun),
    report('person', 'answers of a person', person, ['', 'orderBy=name&order=ASC', 'searchText=a']),
    report('all', 'all campaigns', getExercisesStatistics.path, ['']),
    report('all-rows', 'all campaigns, rows', listExerciseSummary.path, ['']),
  ];
}
