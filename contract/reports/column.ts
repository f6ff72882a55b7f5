/** Where a column is shown: on the page, on paper (PDF) and in the spreadsheet (CSV). */
type ReportPlace = 'page' | 'paper' | 'csv';

type FieldOf<Row, Value> = { [K in keyof Row]-?: Row[K] extends Value ? K : never }[keyof Row] & string;

interface CommonColumn {
  /** Name of the column if two show the same field; by default the field's name. */
  name?: string;
  /** The key of its title in the locales. */
  label: string;
  /** The sort order of this column; absent: it cannot be sorted. */
  orderField?: string;
  /** 1 is visible on the smallest screen; columns with higher numbers are hidden first. */
  priority?: number;
  /** Everywhere by default. */
  only?: readonly ReportPlace[];
  /** Says what only Heed’s own pages of learners know; not there where learners have an app of their own. */
  isOfLearnerPages?: true;
}

/**
 * A column of a report. Its kind decides how page, paper and spreadsheet format a value: `person` is the name of the row's
 * person, who may be deleted or disabled; `word` is one of a few values with texts, empty for null; `percent` is 0 to 100. `day` and `moment`
 * are timestamps, printed as a day; a `calendarDay`, such as 2026-11-29, is the same everywhere; a `month` is one of the calendar, such as 2027-01; `average` has one decimal, and so has a `score` out of 10; the page shows the age of a `moment`. `money` is whole cents, shown in USD.
 */
type ReportColumn<Row = Record<string, never>> = CommonColumn &
  (
    | { kind: 'text' | 'longText' | 'email' | 'person'; source: FieldOf<Row, string> }
    | { kind: 'word'; source: FieldOf<Row, string | null>; texts: string }
    | { kind: 'stars'; source: FieldOf<Row, number> }
    | { kind: 'number' | 'average' | 'score' | 'money' | 'percent'; source: FieldOf<Row, number | null> }
    | { kind: 'day' | 'moment' | 'calendarDay' | 'month'; source: FieldOf<Row, string | null> }
    | { kind: 'flag'; source: FieldOf<Row, boolean> }
  );
export type ColumnKind = ReportColumn['kind'];

/** Columns of rows in wire format. One list in one order, for page, paper and spreadsheet. */
export const columnsOf =
  <Row>() =>
  <const C extends readonly ReportColumn<Row>[]>(columns: C): C =>
    columns;

/** A column without its row type. */
export type AnyColumn = CommonColumn & { kind: ColumnKind; source: string; texts?: string };

export const columnName = ({ name, source }: AnyColumn): string => name ?? source;

export const columnsIn = <C extends AnyColumn>(place: ReportPlace, columns: readonly C[]): readonly C[] =>
  columns.filter(({ only }) => !only || only.includes(place));

/** Without the columns of which nothing is known where learners have an app of their own. */
export const columnsWith = <C extends AnyColumn>(
  { learnerApp }: { learnerApp?: string | undefined },
  columns: readonly C[],
): readonly C[] => (learnerApp ? columns.filter(({ isOfLearnerPages }) => !isOfLearnerPages) : columns);

/** The value of a column in a row. */
export const valueIn = ({ source }: Pick<AnyColumn, 'source'>, row: object): unknown => (row as Record<string, unknown>)[source];
