import type { ParseKeys, TFunction } from 'i18next';
import type { z } from 'zod';
import type { Endpoint } from '#contract/kit';
import type { ChartData } from '~/components/charts/chartData.ts';
import type { ListRecord } from '~/components/list/column.ts';
import type { ListShape } from '~/components/list/listQuery.ts';
import type { Field } from '~/schema/field.ts';
import type { FilterName } from '../filters/filterTable.ts';

/** A call of the reports: its query takes the filters under the names of the filter table. */
export type ReportEndpoint<Reply> = Endpoint & { reply: z.ZodType<unknown, Reply> };

/** One number of a summary; its words are `reports.figures.<key>`. */
export interface Figure<Totals> {
  key: string;
  value: (totals: Totals) => number | null;
  /** The value is percent, 0 to 100. */
  isPercent?: true;
  /** The whole that the number is a part of; shown as its share. */
  of?: (totals: Totals) => number;
  /** The same in the period before; shown as the change. */
  before?: (totals: Totals) => number | null;
  /** Written as it is, with one decimal. */
  isAverage?: true;
  /** Said only where it is not 0. */
  isRare?: true;
  /** What the report's detail shows of it; absent: the number leads nowhere. */
  detail?: string;
}

export interface Summary<Totals> {
  endpoint: ReportEndpoint<Totals>;
  figures: readonly Figure<Totals>[];
  /** Says what the numbers count, where that may be taken for something else. */
  note?: ParseKeys;
}

export interface ReportChart {
  key: string;
  endpoint: ReportEndpoint<unknown>;
  toChart: (reply: unknown, t: TFunction) => ChartData;
  /** Takes the whole width. */
  isWide?: boolean;
}
interface ChartInput<Reply> extends Omit<ReportChart, 'endpoint' | 'toChart'> {
  endpoint: ReportEndpoint<Reply>;
  toChart: (reply: Reply, t: TFunction) => ChartData;
}
/** A chart of a report; what the call answers is known here and needs not be known by whoever draws it. */
export const reportChart = <Reply>(chart: ChartInput<Reply>): ReportChart => chart as unknown as ReportChart;

export interface Rows<Row> {
  rows: readonly Row[];
  total: number;
  isCapped?: boolean;
}

/** The rows of a report. Column titles are `reports.fields.<source>`. */
export interface ReportTable<Row extends ListRecord> {
  /** Names the list for tests and for the remembered columns. */
  name: string;
  endpoint: ReportEndpoint<unknown>;
  read: (reply: unknown) => Rows<Row>;
  shape: ListShape;
  /** `linkTo` gives the address of a row's detail. */
  fields: (linkTo: (detail: string) => string) => readonly Field<Row>[];
  nameOf: (row: Row) => string;
  /** Words of the search field, where the call takes `searchText`. */
  search?: ParseKeys;
}
interface TableInput<Reply, Row extends ListRecord> extends Omit<ReportTable<Row>, 'endpoint' | 'read'> {
  endpoint: ReportEndpoint<Reply>;
  read: (reply: Reply) => Rows<Row>;
}
/** The table of a report; see reportChart. */
export const reportTable = <Reply, Row extends ListRecord>(table: TableInput<Reply, Row>): ReportTable<Row> =>
  table as unknown as ReportTable<Row>;

/** Reports by the words of their pages: `reports.pages.<key>`. */
export type ReportKey = 'training' | 'quizzes' | 'reviews';
export type ReportView = 'questions' | 'users';

/**
 * A report as data; ReportPage draws any of them. A constant of its module: what it holds keeps its identity.
 * i18n-keys: reports.fields.*
 * i18n-keys: reports.figures.*
 */
export interface Report<Totals, Row extends ListRecord> {
  key: ReportKey;
  /** Which of the report's tabs this is, where it has some: names its files. Its words are `reports.tabs.<view>`. */
  view?: ReportView;
  filters: readonly FilterName[];
  summary?: Summary<Totals>;
  charts?: readonly ReportChart[];
  table: ReportTable<Row>;
}
