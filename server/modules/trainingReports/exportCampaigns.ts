import { campaignStateWords } from '#contract/courseStatus';
import type { CsvStream } from '../../implement.ts';
import { type Column, csvFile, type Exporting, moment, percent } from '../../reports/csvFiles.ts';
import {
  type CampaignsPage,
  type CampaignsWanted,
  type FiguresOut,
  findReportCampaigns,
  nextReportCampaigns,
} from './reportCampaigns.ts';

const columns: readonly Column<FiguresOut>[] = [
  ['reports.fields.name', ({ name }) => name],
  ['reports.fields.courseName', ({ courseName }) => courseName],
  ['reports.fields.status', ({ status }, t) => t(`${campaignStateWords}.${status}`)],
  ['reports.fields.startsAt', ({ startsAt }) => moment(startsAt)],
  ['reports.fields.endedAt', ({ endedAt }) => moment(endedAt)],
  ['reports.fields.assignedUsers', ({ assignedUsers }) => String(assignedUsers)],
  ['reports.fields.notStarted', ({ notStarted }) => String(notStarted)],
  ['reports.fields.inProgress', ({ inProgress }) => String(inProgress)],
  ['reports.fields.completed', ({ completed }) => String(completed)],
  ['reports.fields.overdue', ({ overdue }) => String(overdue)],
  ['reports.fields.notCompleted', ({ notCompleted }) => String(notCompleted)],
  ['reports.fields.paused', ({ paused }) => String(paused)],
  ['reports.fields.averageScore', ({ averageScore }) => percent(averageScore)],
];

/** Every campaign that matches as CSV. */
export const exportCampaigns = (exporting: Exporting, wanted: CampaignsWanted, page: CampaignsPage): CsvStream =>
  csvFile(exporting, {
    name: 'training',
    columns,
    inOrder: async (tx, limit) =>
      (await findReportCampaigns(tx, exporting.actor.companyId, wanted, { ...page, offset: 0, limit })).items,
    next: (tx, after, limit) => nextReportCampaigns(tx, exporting.actor.companyId, wanted, after, limit),
  });
