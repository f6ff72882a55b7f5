import { listReportDepartments, listReportGroups } from '#contract/exercise/reports';
import { foundWrapped } from '#contract/kit/replies';
import {
  exerciseDepartments,
  exerciseGroups,
  exerciseSummary,
  exerciseTemplates,
  exerciseUsers,
  templateAnswers,
  userAnswers,
} from '#contract/reports/exercises';
import type { ListAdapter } from '~/dataProvider/adapter.ts';
import { eitherList, endpointAdapter, listResult } from '~/dataProvider/endpointAdapter.ts';
import { reportTableAdapter } from '~/dataProvider/adapters/reports.ts';

/** Names for a filter of a campaign's report; the campaign is a place of the path. */
const names = (list: typeof listReportDepartments | typeof listReportGroups): ListAdapter =>
  endpointAdapter(
    { list },
    { isWhole: true, toFilter: ({ campaignId }) => ({ campaignId }), read: (reply) => listResult(foundWrapped(reply)) },
  );

/** The rows of the reports on phishing exercises. */
export const exerciseUsersAdapter = reportTableAdapter(exerciseUsers);
export const exerciseDepartmentsAdapter = eitherList(
  'isNamed',
  names(listReportDepartments),
  reportTableAdapter(exerciseDepartments),
);
export const exerciseGroupsAdapter = eitherList('isNamed', names(listReportGroups), reportTableAdapter(exerciseGroups));
export const exerciseResultsAdapter = reportTableAdapter(exerciseTemplates);
export const exerciseAnswersAdapter = eitherList(
  'templateId',
  reportTableAdapter(templateAnswers),
  reportTableAdapter(userAnswers),
);
export const exerciseSummaryAdapter = reportTableAdapter(exerciseSummary);
