import type { ReactNode } from 'react';
import { type AnyColumn, columnName, columnsIn, columnsWith, type ColumnKind } from '#contract/reports/column';
import type { Report, ReportTable } from '#contract/reports/report';
import type { Tone } from '#contract/tones';
import type { TextKey } from '#locales/english.ts';
import { config } from '~/browser/config.ts';
import type { ListRecord } from '~/components/list/column.ts';
import { formatMonth, formatUtcDay } from '~/components/data/format.ts';
import { search } from '~/components/filters/filter.ts';
import { typedText, under } from '~/components/filters/filterParams.ts';
import type { ListAddress } from '~/components/list/listAddress.ts';
import { type Field, makeField } from '~/schema/field.ts';
import type { Kind, WordOf } from '~/schema/kind.ts';
import { average, choice, custom, date, day, email, money, name, number, percent, status, text } from '~/schema/kinds.tsx';
import { score } from './scoreKind.ts';
import { reportedPerson } from './people/reportedPerson.ts';
import { type FilterOffers, reportFilters } from './reportFilters.ts';
import type { PathPlaces } from './useReportCall.ts';
import { dynamicKey } from '~/i18n/dynamicKey.ts';

/** Presentation of a column, in addition to the contract. */
interface ColumnLook<Row> {
  minWidth?: number;
  /** A long text wraps to a second line before it is cut. */
  isWrapped?: true;
  /** The URL that a text links to; undefined for a row without one. */
  pathOf?: (row: Row) => string | undefined;
  /** The colours of a word's values; without them it is plain text. */
  tones?: Record<string, Tone>;
  /** A short warning below a word. */
  warningOf?: (row: Row, wordOf: WordOf) => string | undefined;
  /** Rows that show a date instead of the time passed. */
  isDay?: (row: Row) => boolean;
  /** Numbers of a custom cell stand at its end. */
  align?: 'end';
  /** A custom cell. */
  render?: (row: Row) => ReactNode;
}
export type ColumnLooks<Row> = Readonly<Record<string, ColumnLook<Row>>>;

export interface BackLink {
  to: string;
  label: TextKey;
}

/** Other views of a report, or of the record that it is about. */
export interface ReportTabs {
  title: TextKey;
  tabs: readonly { label: TextKey; path: string }[];
}

/** A report of the contract as shown by a page. A constant of its module or memoised, because its members must keep their identity. */
export interface ReportView<Row extends ListRecord> {
  report: Report<ReportTable<unknown, Row>, string>;
  /** The resource of its rows. */
  resource: string;
  address: ListAddress;
  nameOf: (row: Row) => string;
  /** The one record that it is about, by whose name title and files go; `params` name it to the calls. */
  about?: { name: string; back: BackLink };
  /** The key of the title and text of a page whose tabs are reports of their own, about no single record. */
  page?: string;
  /** Values for the places in the paths of its calls. */
  params?: PathPlaces;
  tabs?: ReportTabs;
  /** How many rows a plan shows that does not include the whole report: always the same ones, without filters and files. */
  lockedTo?: number;
  /** The text for no rows, if it is not the report's hint. */
  empty?: TextKey;
  /** Where one goes on who finds no rows. */
  next?: BackLink;
  /** A note below the rows. */
  note?: TextKey;
  /** Presentation by column; `linkTo` returns the URL of a row's detail. */
  looks?: (linkTo: (detail: string) => string) => ColumnLooks<Row>;
}

interface TableOptions extends Pick<ListAddress, 'perPage' | 'pageSizes' | 'params'> {
  /** The URL parameter of the search, if it is not the usual one. */
  searchParam?: string;
  /** How long after the last key a search begins, if not as usual. */
  searchDelayMs?: number;
}

export interface AddressOptions extends TableOptions {
  /** What filters offer, where it is not what those of other reports do. */
  offers?: FilterOffers;
  /** The days of a period that is always there. */
  usualDays?: number;
}

/** URL parameters of a report's list: order and search from the contract, and the page sizes. */
export const addressOf = (
  { orderFields, orderBy, order, search: label }: ReportTable,
  { searchDelayMs, searchParam, ...sizes }: TableOptions = {},
): ListAddress => ({
  sorts: orderFields,
  sort: { field: orderBy, order },
  filters: label
    ? [
        {
          ...search(dynamicKey(label)),
          delayMs: searchDelayMs,
          ...(searchParam && { param: under(searchParam, typedText) }),
        },
      ]
    : [],
  ...sizes,
});

/** The same with the filters of the report, for its page. */
export function reportAddress(
  { table, filters, statuses }: Report<ReportTable, string>,
  { offers, usualDays, ...options }: AddressOptions,
): ListAddress {
  const address = addressOf(table, options);
  return { ...address, filters: [...address.filters, ...reportFilters(filters, { offers, statuses, usualDays })] };
}

/** Of a report that shows only its first rows: the server shows the same ones whatever is in the query. */
export const lockedAddress = (address: ListAddress, rows: number): ListAddress => ({
  ...address,
  sorts: [],
  filters: [],
  perPage: rows,
  pageSizes: [],
});

/** A day of the calendar, which no reader’s clock moves. */
const calendarDay: Kind<string | null> = { ...day, cell: (value) => (value ? formatUtcDay(value) : '') };

/** A month of the calendar. */
const month: Kind<string | null> = { ...day, cell: (value) => (value ? formatMonth(value) : '') };

/** The field kind for each column kind; persons use `name` with options of their own. */
const kinds: Record<Exclude<ColumnKind, 'person'>, Kind<never, never>> = {
  text,
  longText: text,
  email,
  word: status,
  number,
  average,
  score,
  stars: number,
  money,
  percent,
  day,
  moment: date,
  calendarDay,
  month,
  flag: text,
};

/** A word without colours. */
const plainWord: Kind<never, never> = choice;

/** The columns of a page as fields of the schema. */
export function reportFields<Row extends ListRecord>(
  columns: readonly AnyColumn[],
  looks: ColumnLooks<Row> = {},
): readonly Field<Row>[] {
  return columnsWith(config.links, columnsIn('page', columns)).map((column) => {
    const { kind, source, texts, label, orderField, priority = 1 } = column;
    const key = columnName(column);
    const look = looks[key] ?? {};
    const settings = { key, label, orderField, priority, texts, isWrapped: kind === 'longText', values: [], ...look };
    // columnsOf of the contract has checked that the row has this field, and that its value is of this kind.
    const field = source as keyof Row & string;
    if (look.render) return makeField<Row>(custom, field, settings);
    if (kind === 'person') return makeField<Row>(name, field, { ...settings, ...reportedPerson });
    if (kind === 'word' && !look.tones) return makeField<Row>(plainWord, field, settings);
    return makeField<Row>(look.pathOf ? name : kinds[kind], field, settings);
  });
}
