import type { CsvStream } from '../../implement.ts';
import { type Column, csvFile, type Exporting, moment, percent } from './csvFiles.ts';
import { type CampaignsWanted, type FiguresOut, nextReportCampaigns } from './reportCampaigns.ts';

const columns: readonly Column<FiguresOut>[] = [
  ['resources.users.fields.name', ({ name }) => name],
  ['shell.titles.course', ({ courseName }) => courseName],
  ['campaigns.start.label', ({ startsAt }) => moment(startsAt)],
  ['reportFiles.ended', ({ endedAt }) => moment(endedAt)],
  ['campaigns.statistics.assigned', ({ assignedUsers }) => String(assignedUsers)],
  ['campaigns.statuses.not_started', ({ notStarted }) => String(notStarted)],
  ['campaigns.statuses.in_progress', ({ inProgress }) => String(inProgress)],
  ['campaigns.statuses.completed', ({ completed }) => String(completed)],
  ['campaigns.statuses.overdue', ({ overdue }) => String(overdue)],
  ['campaigns.statistics.score', ({ averageScore }) => percent(averageScore)],
];

/** Every campaign that matches as CSV. */
export const exportCampaigns = (exporting: Exporting, wanted: CampaignsWanted): CsvStream =>
  csvFile(exporting, {
    name: 'training',
    columns,
    next: (tx, after, limit) => nextReportCampaigns(tx, exporting.actor.companyId, wanted, after, limit),
  });
