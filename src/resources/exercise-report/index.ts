import { paths } from '#contract/paths';
import { lazyPage } from '~/components/page/lazyPage.tsx';
import { reportPage } from '../reportPage.ts';
import { reportRows, tabRows } from '../reportRows.ts';
import { resource } from '../resource.ts';

const tabs = () => import('./tabs.tsx');
const adapters = () => import('./adapters.ts');

const read = 'exerciseReports:read';
const tab = tabRows({ read, title: 'shell.titles.exerciseReport', parent: paths.exercises, flag: 'phishingExercise' });

/** A person of a campaign of phishing exercises with their answers: a row of its report. */
export const exerciseUsers = tab({
  name: 'exercise-users',
  recordRepresentation: 'fullName',
  page: () => tabs().then((m) => m.UsersTab),
  adapter: () => adapters().then((m) => m.exerciseUsersAdapter),
  path: paths.exerciseReportUsers,
});

/** A department with its people in a campaign. With `isNamed` only the names, for the filter. */
export const exerciseDepartments = tab({
  name: 'exercise-departments',
  recordRepresentation: 'name',
  page: () => tabs().then((m) => m.DepartmentsTab),
  adapter: () => adapters().then((m) => m.exerciseDepartmentsAdapter),
  path: paths.exerciseReportDepartments,
});

/** The same of groups. */
export const exerciseGroups = tab({
  name: 'exercise-groups',
  recordRepresentation: 'name',
  page: () => tabs().then((m) => m.GroupsTab),
  adapter: () => adapters().then((m) => m.exerciseGroupsAdapter),
  path: paths.exerciseReportGroups,
});

/** A template of a campaign with what people answered. */
export const exerciseResults = tab({
  name: 'exercise-results',
  recordRepresentation: 'name',
  page: () => tabs().then((m) => m.TemplatesTab),
  adapter: () => adapters().then((m) => m.exerciseResultsAdapter),
  path: paths.exerciseReportTemplates,
});

/** What people answered in a campaign: those of one template, or of one person. Listed in dialogs of its report. */
export const exerciseAnswers = resource({
  name: 'exercise-answers',
  recordRepresentation: 'id',
  list: lazyPage(() => tabs().then((m) => m.AnswersDialog)),
  options: { adapter: () => adapters().then((m) => m.exerciseAnswersAdapter), access: { read } },
});

/** A campaign with the figures of its people: a row of the report on all of them. */
export const exerciseSummary = reportRows({
  name: 'exercise-summary',
  recordRepresentation: 'name',
  page: () => tabs().then((m) => m.ExercisesReportPage),
  adapter: () => adapters().then((m) => m.exerciseSummaryAdapter),
  at: { ...reportPage(paths.exercisesReport, 'shell.titles.exercisesReport'), flag: 'phishingExercise' },
});
