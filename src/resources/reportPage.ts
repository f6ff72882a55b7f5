import type { ParseKeys } from 'i18next';
import { paths } from '#contract/paths';
import type { ResourcePage } from './resource.ts';

/** The page of a report. Without reports in the plan it redirects to the overview of reports, which says how to get them. */
export const reportPage = (path: string, title: ParseKeys): ResourcePage => ({
  path,
  view: 'list',
  access: 'trainingReports:read',
  title,
  parent: paths.reports,
});
