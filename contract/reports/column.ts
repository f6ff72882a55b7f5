/** Where a column stands: on the page, on paper (PDF) and in the spreadsheet (CSV). */
export type ReportPlace = 'page' | 'paper' | 'csv';

type FieldOf<Row, Value> = { [K in keyof Row]-?: Row[K] extends Value ? K : never }[keyof Row] & string;

interface CommonColumn {
  /** Names the column where two show one field; the field's name unless given. */
  name?: string;
  /** The key of its title in the locales. */
  label: string;
  /** The order of the list that follows this column; absent: it cannot be sorted. */
  orderField?: string;
  /** 1 stays on the smallest screen, higher ones fold into the row first. */
  priority?: number;
  /** Everywhere unless given. */
  only?: readonly ReportPlace[];
}

/**
 * A column of a report. Its kind says how page, paper and spreadsheet write a value: `person` is the name of the row's person, who
 * may be deleted or disabled; `word` one of a few values with texts; `percent` 0 to 100. `day` and `moment` are points in time, of
 * which paper says the day; the page says how long ago a `moment` is.
 */
export type ReportColumn<Row = Record<string, never>> = CommonColumn &
  (
    | { kind: 'text' | 'longText' | 'email' | 'person'; source: FieldOf<Row, string> }
    | { kind: 'word'; source: FieldOf<Row, string>; texts: string }
    | { kind: 'number' | 'stars'; source: FieldOf<Row, number> }
    | { kind: 'percent'; source: FieldOf<Row, number | null> }
    | { kind: 'day' | 'moment'; source: FieldOf<Row, string | null> }
    | { kind: 'flag'; source: FieldOf<Row, boolean> }
  );
export type ColumnKind = ReportColumn['kind'];

/** The columns of rows as they travel. One list in one order, for page, paper and spreadsheet alike. */
export const columnsOf =
  <Row>() =>
  <const C extends readonly ReportColumn<Row>[]>(columns: C): C =>
    columns;

/** A column whose row is not known any more. */
export type AnyColumn = CommonColumn & { kind: ColumnKind; source: string; texts?: string };

export const columnName = ({ name, source }: AnyColumn): string => name ?? source;

export const columnsIn = <C extends AnyColumn>(place: ReportPlace, columns: readonly C[]): readonly C[] =>
  columns.filter(({ only }) => !only || only.includes(place));

/** What a column shows of a row. */
export const valueIn = ({ source }: Pick<AnyColumn, 'source'>, row: object): unknown => (row as Record<string, unknown>)[source];
