import { paths } from '#contract/paths';
import { reportPage } from '../reportPage.ts';
import { reportRows } from '../reportRows.ts';

/** A campaign of an exercise or a game with its figures: a row of the report on both. With `isNamed` only its name, for a filter. */
export const reportGaming = reportRows({
  name: 'report-gaming',
  recordRepresentation: 'name',
  page: () => import('./GamingReportPage.tsx').then((m) => m.GamingReportPage),
  adapter: () => import('./adapter.ts').then((m) => m.reportGamingAdapter),
  at: reportPage(paths.gamingReport, 'shell.titles.gamingReport'),
});
