import { invoiceStandings, paymentMethods } from '../billing/invoiceStates.ts';
import { refundStates } from '../billing/refundStates.ts';
import { campaignStatuses } from '../campaigns/campaignStates.ts';
import { shareLevels } from '../dashboard/shareLevels.ts';
import { reportedStatuses } from '../exercise/exerciseStates.ts';
import { messageEvents } from '../simulation/truth.ts';
import { gamingKinds } from './gamingKinds.ts';
import { begunStatuses, reportStatuses, usualCampaignStatuses } from './reportStatus.ts';

/**
 * Kinds of filters: a period, fixed values, records of the company (several or one), or a switch. A period can apply to another
 * day than the day of assignment. `texts`: locale keys of the values.
 */
export type FilterKind =
  | { kind: 'period' }
  | { kind: 'values'; values: readonly string[]; texts: string }
  | { kind: 'records'; isSingle?: true }
  | { kind: 'switch' };

/**
 * All filters of reports. The name is the parameter in URLs and calls (but see paramOf); a period has two, and one for the kind of day. Titles
 * are `reports.filters.names.<name>`.
 * i18n-keys: reports.filters.names.*
 * i18n-keys: reports.stars.*
 * i18n-keys: campaigns.states.*
 * i18n-keys: exercise.report.states.*
 * i18n-keys: reports.gaming.kinds.*
 * i18n-keys: simulationReport.fields.*
 * i18n-keys: transactions.statuses.*
 * i18n-keys: transactions.methods.*
 * i18n-keys: transactions.refunds.states.*
 */
export const filterTable = {
  period: { kind: 'period' },
  workPeriod: { kind: 'period' },
  statuses: { kind: 'values', values: reportStatuses, texts: 'campaigns.statuses' },
  departments: { kind: 'records' },
  groups: { kind: 'records' },
  campaignIds: { kind: 'records' },
  campaignStatuses: { kind: 'values', values: campaignStatuses, texts: 'campaigns.states' },
  courseIds: { kind: 'records' },
  trainingId: { kind: 'records', isSingle: true },
  rating: { kind: 'values', values: ['5', '4', '3', '2', '1'], texts: 'reports.stars' },
  comments: { kind: 'switch' },
  invoiceStatus: { kind: 'values', values: invoiceStandings, texts: 'transactions.statuses' },
  /** Statuses of an exercise, and campaigns of exercises. */
  status: { kind: 'values', values: reportStatuses, texts: 'campaigns.statuses' },
  exerciseIds: { kind: 'records' },
  /** Monthly videos. */
  eventIds: { kind: 'records' },
  /** Revisions of policies. */
  revisionIds: { kind: 'records' },
  exerciseStatuses: { kind: 'values', values: reportedStatuses, texts: 'exercise.report.states' },
  /** Of campaigns that have begun. */
  begunStatuses: { kind: 'values', values: begunStatuses, texts: 'campaigns.states' },
  /** Campaigns of exercises and games, and which of the two. */
  gamingIds: { kind: 'records' },
  kinds: { kind: 'values', values: gamingKinds, texts: 'reports.gaming.kinds' },
  paymentMethod: { kind: 'values', values: paymentMethods, texts: 'transactions.methods' },
  /** Of simulated messages: what they show, in which rounds or days they were sent, and whether what programs did counts. */
  events: { kind: 'values', values: messageEvents, texts: 'simulationReport.fields' },
  rounds: { kind: 'records' },
  sentPeriod: { kind: 'period' },
  figures: { kind: 'switch' },
  refundState: { kind: 'values', values: refundStates, texts: 'transactions.refunds.states' },
  /** Of shares of completed tasks. */
  levels: { kind: 'values', values: shareLevels, texts: 'dashboard.users.levels' },
} as const satisfies Record<string, FilterKind>;

export type FilterName = keyof typeof filterTable;
export type RecordFilter = { [K in FilterName]: (typeof filterTable)[K]['kind'] extends 'records' ? K : never }[FilterName];
/** Chosen values by filter; a period is its two days, a switch that is on is `true`. An absent filter excludes nothing. */
export type FilterValues = { readonly [K in FilterName]?: readonly string[] };

/** The parameters of a period: first day, last day, and kind of day. */
export const periodParams = ['dateFrom', 'dateTo', 'rangeOf'] as const;
/** Those of the days on which simulated messages were sent. */
export const sentParams = ['from', 'to'] as const;
/** The parameter of a filter with one. */
const params: Partial<Record<FilterName, string>> = {
  exerciseIds: 'campaignIds',
  gamingIds: 'campaignIds',
  exerciseStatuses: 'campaignStatuses',
  begunStatuses: 'campaignStatuses',
};
export const paramOf = (name: FilterName): string => params[name] ?? name;
export const paramsOf = (name: FilterName): readonly string[] =>
  name === 'sentPeriod' ? sentParams : filterTable[name].kind === 'period' ? periodParams : [paramOf(name)];

/** Filters on the status of campaigns: what they include if nothing is chosen. */
const usual: Partial<Record<FilterName, readonly string[]>> = {
  campaignStatuses: usualCampaignStatuses,
  exerciseStatuses: usualCampaignStatuses,
  begunStatuses: usualCampaignStatuses,
};
/** With one of these filters, ended campaigns are included: "completed in October" also means in a campaign that has ended since. */
const asksAboutAll = [
  'campaignIds',
  'exerciseIds',
  'gamingIds',
  'revisionIds',
  'eventIds',
  'statuses',
  'period',
  'workPeriod',
] as const satisfies readonly FilterName[];

/** The key that the names of a filter's values are below. A report may have words of its own for statuses. */
export const valueTexts = ({ texts }: { texts: string }, statuses?: string): string =>
  statuses && texts === filterTable.statuses.texts ? statuses : texts;

/** The values of a filter, or its default if none are chosen; undefined if it excludes nothing. */
export const chosenIn = (name: FilterName, values: FilterValues): readonly string[] | undefined =>
  values[name] ?? (asksAboutAll.some((other) => values[other]) ? undefined : usual[name]);
