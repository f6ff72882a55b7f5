import { foundPage, type PageReply } from '../kit/replies.ts';
import type {
  RecipientRow,
  ReportCampaignRow,
  ReportSetRow,
  ReportTemplateRow,
  RoundRow,
  TrendRow,
} from '../simulation/reportRows.ts';
import {
  campaignOrderFields,
  namedOrderFields,
  recipientOrderFields,
  roundOrderFields,
  setOrderFields,
  trendOrderFields,
} from '../simulation/reports.ts';
import { personColumns } from './campaignTables.ts';
import { columnsOf } from './column.ts';
import { type ReportEndpoint, tableOf } from './report.ts';

/*
 * The tables of the reports on phishing simulations: one campaign, and all of them. The page shows the figures that are on, clean or
 * raw, and its cells their rates too; a file has both figures. i18n-keys: simulationReport.*
 * i18n-keys: simulation.templateTypes.* i18n-keys: simulation.difficulties.*
 */

type Figures = Omit<TrendRow, 'id' | 'number' | 'startsOn'>;

const onPage = ['page', 'paper'] as const;
const figureColumns = columnsOf<Figures>()([
  { kind: 'number', source: 'sent', label: 'simulationReport.fields.sent', orderField: 'sent', priority: 2 },
  { kind: 'number', source: 'opened', label: 'simulationReport.fields.opened', orderField: 'opened', priority: 4, only: onPage },
  { kind: 'number', source: 'clicked', label: 'simulationReport.fields.clicked', orderField: 'clicked', priority: 3, only: onPage },
  { kind: 'number', source: 'phished', label: 'simulationReport.fields.phished', orderField: 'phished', priority: 1, only: onPage },
  { kind: 'percent', source: 'phishedRate', label: 'simulationReport.fields.phishedRate', only: ['paper'] },
  { kind: 'number', source: 'openedClean', label: 'simulationReport.fields.openedClean', only: ['csv'] },
  { kind: 'number', source: 'openedRaw', label: 'simulationReport.fields.openedRaw', only: ['csv'] },
  { kind: 'number', source: 'clickedClean', label: 'simulationReport.fields.clickedClean', only: ['csv'] },
  { kind: 'number', source: 'clickedRaw', label: 'simulationReport.fields.clickedRaw', only: ['csv'] },
  { kind: 'number', source: 'phishedClean', label: 'simulationReport.fields.phishedClean', only: ['csv'] },
  { kind: 'number', source: 'phishedRaw', label: 'simulationReport.fields.phishedRaw', only: ['csv'] },
  { kind: 'number', source: 'reported', label: 'simulationReport.fields.reported', orderField: 'reported', priority: 2 },
  { kind: 'percent', source: 'reportedRate', label: 'simulationReport.fields.reportedRate', only: ['paper'] },
  { kind: 'number', source: 'toReview', label: 'simulationReport.fields.toReview', only: ['csv'] },
]);

const name = { kind: 'text', source: 'name', label: 'reports.campaign.fields.name', orderField: 'name', priority: 1 } as const;
const recipients = { kind: 'number', source: 'recipients', label: 'simulationReport.fields.recipients', priority: 5 } as const;
const templates = { kind: 'number', source: 'templates', label: 'simulationReport.fields.templates', priority: 7 } as const;
const startsOn = { kind: 'calendarDay', source: 'startsOn', label: 'simulationReport.fields.startsOn', priority: 5 } as const;
const endsOn = { kind: 'calendarDay', source: 'endsOn', label: 'simulationReport.fields.endsOn', priority: 6 } as const;

/** Most phished first. */
const usual = { orderBy: 'phished', order: 'DESC' } as const;

export const recipientTable = (endpoint: ReportEndpoint<PageReply<RecipientRow>>) =>
  tableOf({
    ...usual,
    endpoint,
    read: foundPage<RecipientRow>,
    columns: columnsOf<RecipientRow>()([
      personColumns.fullName,
      { ...personColumns.email, priority: 6 },
      { ...personColumns.departments, priority: 7 },
      ...figureColumns,
    ]),
    orderFields: recipientOrderFields,
    search: 'reports.campaign.search.users',
  });

export const templateTable = (endpoint: ReportEndpoint<PageReply<ReportTemplateRow>>) =>
  tableOf({
    ...usual,
    endpoint,
    read: foundPage<ReportTemplateRow>,
    columns: columnsOf<ReportTemplateRow>()([
      name,
      { kind: 'word', source: 'type', texts: 'simulation.templateTypes', label: 'exercise.report.fields.type', priority: 7 },
      {
        kind: 'word',
        source: 'difficulty',
        texts: 'simulation.difficulties',
        label: 'simulationReport.fields.difficulty',
        priority: 6,
      },
      recipients,
      ...figureColumns,
    ]),
    orderFields: namedOrderFields,
    search: 'exercise.report.search.templates',
  });

export const simulationSetTable = (sets: 'departments' | 'groups', endpoint: ReportEndpoint<PageReply<ReportSetRow>>) =>
  tableOf({
    ...usual,
    endpoint,
    read: foundPage<ReportSetRow>,
    columns: columnsOf<ReportSetRow>()([name, { ...recipients, orderField: 'recipients' }, ...figureColumns]),
    orderFields: setOrderFields,
    search: `reports.campaign.search.${sets}`,
  });

export const roundTable = (endpoint: ReportEndpoint<PageReply<RoundRow>>) =>
  tableOf({
    ...usual,
    endpoint,
    read: foundPage<RoundRow>,
    columns: columnsOf<RoundRow>()([
      { kind: 'number', source: 'number', label: 'simulationReport.fields.round', orderField: 'number', priority: 1 },
      startsOn,
      endsOn,
      templates,
      recipients,
      ...figureColumns,
    ]),
    orderFields: roundOrderFields,
  });

export const campaignTable = (endpoint: ReportEndpoint<PageReply<ReportCampaignRow>>) =>
  tableOf({
    ...usual,
    endpoint,
    read: foundPage<ReportCampaignRow>,
    columns: columnsOf<ReportCampaignRow>()([
      name,
      { ...startsOn, orderField: 'startsOn' },
      endsOn,
      templates,
      recipients,
      ...figureColumns,
    ]),
    orderFields: campaignOrderFields,
    search: 'exercise.report.search.campaigns',
  });

/** The rows behind the trend: of a campaign its rounds, else months. */
export const trendTable = (of: 'rounds' | 'months', endpoint: ReportEndpoint<PageReply<TrendRow>>) =>
  tableOf({
    endpoint,
    read: foundPage<TrendRow>,
    columns: columnsOf<TrendRow>()([
      ...(of === 'rounds'
        ? ([{ kind: 'number', source: 'number', label: 'simulationReport.fields.round', priority: 1 }] as const)
        : []),
      { ...startsOn, orderField: 'startsOn', priority: 1 },
      ...figureColumns,
    ]),
    orderFields: trendOrderFields,
    orderBy: 'startsOn',
    order: 'ASC',
  });
