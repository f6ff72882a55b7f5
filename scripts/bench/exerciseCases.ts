import { z } from 'zod';
import { listActiveExercises } from '#contract/exercise/campaigns';
import {
  exerciseUserOrderFields,
  getExercisesStatistics,
  getExerciseStatistics,
  listExerciseDepartments,
  listExercisePeople,
  listExerciseSummary,
  listExerciseTemplates,
  listTemplateAnswers,
} from '#contract/exercise/reports';
import type { ApiCase } from './apiCases.ts';
import type { ApiClient } from './apiClient.ts';

const withIds = z.object({ data: z.object({ items: z.array(z.object({ id: z.string() })) }) });

/** The pages and the report of a campaign of phishing exercises with everybody in it. */
export async function exerciseCases(api: ApiClient): Promise<ApiCase[]> {
  const { data: campaigns } = await api.get(listActiveExercises.path, withIds);
  const campaignId = campaigns.items[0]?.id ?? '';
  const inCampaign = (path: string) => path.replace('{campaignId}', campaignId);
  const { data: departments } = await api.get(inCampaign(listExerciseDepartments.path), withIds);
  const { data: templates } = await api.get(inCampaign(listExerciseTemplates.path), withIds);
  const filters = [
    '',
    'status=completed',
    `departments=${departments.items[0]?.id}`,
    `departments=${departments.items[0]?.id}&status=overdue`,
  ];
  const orders = exerciseUserOrderFields.flatMap((by) => [`orderBy=${by}&order=ASC`, `orderBy=${by}&order=DESC`]);
  const report = (id: string, what: string, path: string, queries: readonly string[]): ApiCase => ({
    id: `report-exercise-${id}`,
    what: `exercise: ${what}`,
    method: 'GET',
    isAskedInTurn: true,
    requests: queries.map((query) => ({ path: `${inCampaign(path)}?${query}` })),
  });
  return [
    report('cards', 'active campaigns', listActiveExercises.path, ['']),
    report('totals', 'totals of a campaign', getExerciseStatistics.path, filters),
    report('people', 'people, first page', listExercisePeople.path, filters),
    report('people-ordered', 'people, first page in other orders', listExercisePeople.path, orders),
    report('people-searched', 'people, a search', listExercisePeople.path, ['searchText=lopez', 'searchText=zzqxv']),
    report('departments', 'departments', listExerciseDepartments.path, filters),
    report('templates', 'templates', listExerciseTemplates.path, filters),
    report('answers', 'answers to a template', listTemplateAnswers.path.replace('{templateId}', templates.items[0]?.id ?? ''), [
      '',
    ]),
    report('all', 'all campaigns', getExercisesStatistics.path, ['']),
    report('all-rows', 'all campaigns, rows', listExerciseSummary.path, ['']),
  ];
}
