import type { ReactNode } from 'react';
import { type AnyColumn, columnName, columnsIn, type ColumnKind, valueIn } from '#contract/reports/column';
import type { Report, ReportTable } from '#contract/reports/report';
import type { Tone } from '#contract/tones';
import { formatDate } from '~/components/data/format.ts';
import type { ListRecord } from '~/components/list/column.ts';
import type { ListShape } from '~/components/list/listQuery.ts';
import type { Field } from '~/schema/field.ts';

/** What a page adds to a column of the contract. */
export interface ColumnLook<Row> {
  minWidth?: number;
  /** A long text goes on a second line before it is cut. */
  isWrapped?: true;
  /** The address that a text leads to. */
  pathOf?: (row: Row) => string;
  /** The colours of a word's values. */
  tones?: Record<string, Tone>;
  /** A cell of its own, and the same in words. */
  draw?: (row: Row) => ReactNode;
  textOf?: (row: Row) => string;
}
export type ColumnLooks<Row> = Readonly<Record<string, ColumnLook<Row>>>;

/** A report of the contract as a page shows it. A constant of its module: what it holds keeps its identity. */
export interface ReportView<Row extends ListRecord> {
  report: Report<ReportTable<unknown, Row>>;
  /** Names the list for tests and for the remembered columns. */
  listName: string;
  shape: ListShape;
  nameOf: (row: Row) => string;
  /** By column; `linkTo` gives the address of a row's detail. */
  looks?: (linkTo: (detail: string) => string) => ColumnLooks<Row>;
}

/** The state of a report's list: what the contract says of its order, and the page sizes. */
export const shapeOf = (
  { orderFields, orderBy, order }: ReportTable,
  sizes: Pick<ListShape, 'limit' | 'pageSizes'>,
): ListShape => ({
  orderFields,
  orderBy,
  order,
  ...sizes,
});

const dayOf = (value: unknown): string => (typeof value === 'string' ? formatDate(value) : '–');

/** How a page shows each kind of value. */
const fieldKinds: Record<ColumnKind, (column: AnyColumn, look: ColumnLook<never>) => object> = {
  text: (_, { pathOf, textOf, isWrapped }) => ({ kind: pathOf ? 'name' : 'text', pathOf, textOf, isWrapped }),
  longText: () => ({ kind: 'text', isWrapped: true }),
  email: () => ({ kind: 'email' }),
  person: () => ({ kind: 'text' }),
  word: ({ texts }, { tones = {} }) => ({ kind: 'status', texts, tones }),
  number: () => ({ kind: 'number' }),
  stars: () => ({ kind: 'number' }),
  percent: () => ({ kind: 'percent' }),
  day: (column) => ({
    kind: 'drawn',
    draw: (row: object) => dayOf(valueIn(column, row)),
    textOf: (row: object) => dayOf(valueIn(column, row)),
  }),
  moment: () => ({ kind: 'date' }),
  flag: () => ({ kind: 'text' }),
};

/** The columns of a page as fields of the schema. */
export function fieldsOf<Row extends ListRecord>(
  columns: readonly AnyColumn[],
  looks: ColumnLooks<Row> = {},
): readonly Field<Row>[] {
  return columnsIn('page', columns).map((column) => {
    const { kind, source, label, orderField, priority = 1 } = column;
    const look = looks[columnName(column)] ?? {};
    const { draw, textOf, minWidth } = look;
    const own = draw ? { kind: 'drawn', draw, textOf } : fieldKinds[kind](column, look);
    const field = { source, key: columnName(column), label, orderField, priority, ...(minWidth && { minWidth }), ...own };
    // columnsOf of the contract has checked that the row has this field, and that its value is of this kind.
    return field as Field<Row>;
  });
}
