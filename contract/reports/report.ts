import type { z } from 'zod';
import type { FlagName } from '../flags.ts';
import type { Endpoint } from '../kit/endpoint.ts';
import type { ChartData } from './chartData.ts';
import type { AnyColumn } from './column.ts';
import { type AnyFigure, notContained } from './figure.ts';
import type { FilterName } from './filters.ts';
import type { Writing } from './writing.ts';

/** The query of a report call: filters by name, and page, order and search of a table. */
export type ReportParams = Readonly<Record<string, string | readonly string[] | undefined>>;
/** A report call by its reply. */
export type ReportEndpoint<Reply = unknown> = Endpoint<
  string,
  z.ZodType<unknown, ReportParams>,
  z.ZodUndefined,
  z.ZodType<unknown, Reply>
>;

/** The figures of a report. */
export interface ReportSummary<Reply = unknown> {
  endpoint: ReportEndpoint<Reply>;
  figures: readonly AnyFigure[];
  /** The key of a text that explains what the figures count, if that could be misread. */
  note?: string;
  /** What the totals say about themselves, a text for each. */
  notesOf?(totals: object, writing: Writing): string[];
  /** Reads what it needs from a larger reply; absent: the reply is the totals. */
  totalsIn?(reply: Reply): ReportTotals;
}

interface ReportTotals {
  totals: object;
  /** Those of the previous period. */
  before?: object;
  /** The name of the campaign that they are about. */
  name?: string;
}

/** The totals in the reply of a summary's call. */
export const totalsIn = (summary: ReportSummary, reply: unknown): ReportTotals =>
  summary.totalsIn?.(reply) ?? { totals: reply as object };

/** What is to know of these totals: what figures do not contain, and what they say about themselves. */
export const notesOn = (summary: ReportSummary, totals: object, writing: Writing): string[] => [
  ...notContained(summary.figures, totals, writing),
  ...(summary.notesOf?.(totals, writing) ?? []),
];

/** A chart of a report. */
export interface ReportChart<Reply = unknown> {
  name: string;
  endpoint: ReportEndpoint<Reply>;
  /** Takes the full width. */
  isWide?: true;
  draw(reply: Reply, writing: Writing): ChartData;
}

export interface ReportPage<Row = object> {
  rows: readonly Row[];
  total: number;
  /** The total is a lower bound (capped). */
  isCapped?: boolean;
  /** How many of the total a plan leaves out. */
  left?: number;
}

/** The table of a report. */
export interface ReportTable<Reply = unknown, Row extends object = object> {
  endpoint: ReportEndpoint<Reply>;
  read(reply: Reply): ReportPage<Row>;
  columns: readonly AnyColumn[];
  orderFields: readonly string[];
  orderBy: string;
  order: 'ASC' | 'DESC';
  /** The key of the search field's label, if the call takes `searchText`. */
  search?: string;
}

/** Reports that have a page. */
export type ReportName =
  | 'training'
  | 'quizzes'
  | 'reviews'
  | 'exercises'
  | 'policies'
  | 'gaming'
  | 'monthly'
  | 'transactions'
  | 'reseller-transactions'
  | 'subreseller-transactions'
  | 'invoices'
  | 'own-invoices'
  | 'license-allocations'
  | 'refunds';

/**
 * A report as data: the panel shows it, the server makes its files from it, so that both agree. Its texts are
 * `reports.pages.<name>` or below `texts`, those of its views `reports.tabs.<view>`.
 */
export interface Report<Table extends ReportTable = ReportTable, Name extends string = ReportName> {
  name: Name;
  view?: 'questions' | 'users';
  /** The key of its title, text and hint, if they are not those of the area of reports. */
  texts?: string;
  filters: readonly FilterName[];
  /** The key of the names of the statuses that its filters offer, if they are not those of campaigns. */
  statuses?: string;
  summary?: ReportSummary;
  charts?: readonly ReportChart[];
  table: Table;
}

/** One area's section of the general report. Its texts are those of the area's own report, to which `path` links. */
export interface ReportSection {
  name: 'training' | 'gaming' | 'policies' | 'monthly' | 'quizzes';
  path: string;
  /** The filter on the status of its campaigns: like the general report, the link shows all of them. */
  campaigns: 'campaignStatuses' | 'begunStatuses';
  summary: ReportSummary;
  charts: readonly ReportChart[];
  rows?: SectionRows;
}

/** The rows of a section, all at once and in one order. `total` is higher if the plan shows the first ones only. */
export interface SectionRows<Reply = unknown, Row extends { id: string } = { id: string }>
  extends Pick<ReportTable<Reply, Row>, 'endpoint' | 'read' | 'columns'> {
  /** The key of its title. */
  title: string;
  /** The pages of rows exist only while this flag is on. */
  flag: FlagName;
  /** The page that the name of a row leads to; undefined if it has none. */
  pathOf(row: Row): string | undefined;
}

/** Checks the reply type here and hides it from code that shows a report. */
export const chartOf = <Reply>(chart: ReportChart<Reply>): ReportChart => chart;
export const tableOf = <Reply, Row extends object>(table: ReportTable<Reply, Row>): ReportTable<unknown, Row> => table;
export const rowsOf = <Reply, Row extends { id: string }>(rows: SectionRows<Reply, Row>): SectionRows => rows;
export const summaryOf = <Reply>(summary: ReportSummary<Reply>): ReportSummary => summary;

/** The key of a report's texts: `title`, `text` and `hint` are below it. i18n-keys: reports.pages.* i18n-keys: transactions.* */
export const textsOf = ({ name, texts }: Pick<Report<ReportTable, string>, 'name' | 'texts'>): string =>
  texts ?? `reports.pages.${name}`;
