import { listReportDepartments, listReportGroups } from '#contract/exercise/reports';
import type { Endpoint } from '#contract/kit/endpoint';
import {
  exerciseDepartments,
  exerciseGroups,
  exerciseSummary,
  exerciseTemplates,
  exerciseUsers,
  templateAnswers,
  userAnswers,
} from '#contract/reports/exercises';
import type { ListAdapter } from '../adapter.ts';
import { eitherList, endpointAdapter } from '../endpointAdapter.ts';
import { reportTableAdapter } from './reports.ts';

/** Names for a filter of a campaign's report; the campaign is a place of the path. */
const names = (list: Endpoint): ListAdapter =>
  endpointAdapter(
    { list },
    {
      isWhole: true,
      toFilter: ({ campaignId }) => ({ campaignId }),
      read: (body) => {
        const { data } = body as { data: { id: string; name: string }[] };
        return { data, total: data.length };
      },
    },
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
