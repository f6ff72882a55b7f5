import type { z } from 'zod';
import type { Endpoint } from '../kit/endpoint.ts';
import type { ChartData } from './chartData.ts';
import type { AnyColumn } from './column.ts';
import type { AnyFigure } from './figure.ts';
import type { FilterName } from './filters.ts';
import type { Writing } from './writing.ts';

/** The query of a call of the reports: filters under their names, and page, order and search of a table. */
export type ReportParams = Readonly<Record<string, string | readonly string[] | undefined>>;
/** A call of the reports by what it answers. */
export type ReportEndpoint<Reply = unknown> = Endpoint<
  string,
  z.ZodType<unknown, ReportParams>,
  z.ZodUndefined,
  z.ZodType<unknown, Reply>
>;

/** The numbers of a report. */
export interface ReportSummary<Reply = unknown> {
  endpoint: ReportEndpoint<Reply>;
  figures: readonly AnyFigure[];
  /** The key of a text that says what the numbers count, where that may be taken for something else. */
  note?: string;
  /** Where the totals stand in an answer that holds more, and those of the period before; absent: the answer is the totals. */
  totalsIn?(reply: Reply): { totals: object; before?: object };
}

/** The totals in what the call of a summary answers. */
export const totalsIn = (summary: ReportSummary, reply: unknown): { totals: object; before?: object } =>
  summary.totalsIn?.(reply) ?? { totals: reply as object };

/** A picture of a report. */
export interface ReportChart<Reply = unknown> {
  name: string;
  endpoint: ReportEndpoint<Reply>;
  /** Takes the whole width. */
  isWide?: true;
  draw(reply: Reply, writing: Writing): ChartData;
}

export interface ReportPage<Row = object> {
  rows: readonly Row[];
  total: number;
  /** There are at least so many; nobody counted to the end. */
  isCapped?: boolean;
}

/** The rows of a report. */
export interface ReportTable<Reply = unknown, Row extends object = object> {
  endpoint: ReportEndpoint<Reply>;
  read(reply: Reply): ReportPage<Row>;
  columns: readonly AnyColumn[];
  orderFields: readonly string[];
  orderBy: string;
  order: 'ASC' | 'DESC';
  /** The key of the words of the search field, where the call takes `searchText`. */
  search?: string;
}

/** The reports that have a page of their own. */
export type ReportName = 'training' | 'quizzes' | 'reviews';

/**
 * A report as data: the panel draws it, the server writes its files from it, so that they say the same. Its words are
 * `reports.pages.<name>`, those of a view of it `reports.tabs.<view>`.
 */
export interface Report<Table extends ReportTable = ReportTable, Name extends string = ReportName> {
  name: Name;
  view?: 'questions' | 'users';
  filters: readonly FilterName[];
  summary?: ReportSummary;
  charts?: readonly ReportChart[];
  table: Table;
}

/** One area's part of the general report. Its words are those of the area's own report, which `path` leads to. */
export interface ReportSection {
  name: 'training' | 'quizzes';
  path: string;
  summary: ReportSummary;
  charts: readonly ReportChart[];
}

/** What a call answers is known here, and needs not be known by whoever shows a report. */
export const chartOf = <Reply>(chart: ReportChart<Reply>): ReportChart => chart;
export const tableOf = <Reply, Row extends object>(table: ReportTable<Reply, Row>): ReportTable<unknown, Row> => table;
export const summaryOf = <Reply>(summary: ReportSummary<Reply>): ReportSummary => summary;
