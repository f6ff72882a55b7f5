import { listReportDepartments, listReportGroups } from '#contract/exercise/reports';
import {
  exerciseDepartments,
  exerciseGroups,
  exerciseSummary,
  exerciseTemplates,
  exerciseUsers,
  templateAnswers,
  userAnswers,
} from '#contract/reports/exercises';
import { reportTableAdapter, setsAdapter } from '~/dataProvider/adapters/reports.ts';
import { eitherList } from '~/dataProvider/endpointAdapter.ts';

/** The rows of the reports on phishing exercises. */
export const exerciseUsersAdapter = reportTableAdapter(exerciseUsers);
export const exerciseDepartmentsAdapter = setsAdapter(listReportDepartments, exerciseDepartments);
export const exerciseGroupsAdapter = setsAdapter(listReportGroups, exerciseGroups);
export const exerciseResultsAdapter = reportTableAdapter(exerciseTemplates);
export const exerciseAnswersAdapter = eitherList(
  'templateId',
  reportTableAdapter(templateAnswers),
  reportTableAdapter(userAnswers),
);
export const exerciseSummaryAdapter = reportTableAdapter(exerciseSummary);
