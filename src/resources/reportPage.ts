import { paths } from '#contract/paths';
import type { TextKey } from '#locales/english.ts';
import type { ResourcePage } from './resource.ts';

/** The page of a report. Without reports in the plan it redirects to the overview of reports, which says how to get them. */
export const reportPage = (path: string, title: TextKey): ResourcePage => ({
  path,
  view: 'list',
  access: 'trainingReports:read',
  title,
  parent: paths.reports,
});
