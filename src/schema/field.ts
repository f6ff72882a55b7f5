import type { ReactNode } from 'react';
import type { Column, ListRecord } from '~/components/list/column.ts';
import type { Kind, OptionsFor, WordOf } from './kind.ts';

/** Position of a field in its list. */
interface Placement<Order extends string> {
  /** The list's sort field, if the column can be sorted. */
  orderField?: Order | undefined;
  /** Overrides the kind's width. */
  minWidth?: number | undefined;
  fullWidth?: number | undefined;
  align?: 'end' | undefined;
  /** 1 (the default) stays visible on the smallest screen; columns with higher numbers are hidden first. */
  priority?: number;
  /** Key of column and label, if two columns have the same source. */
  key?: string;
  /** Locale key of the label, if it is not among those of the other fields. */
  label?: string | undefined;
}

/** One field of a record as data: its kind decides label, alignment, width and cell. */
export interface Field<T extends ListRecord> extends Omit<Placement<string>, 'key' | 'priority'> {
  key: string;
  priority: number;
  /** The name of the kind. */
  kind: string;
  source: keyof T & string;
  column: Kind['column'];
  widthOf: ((wordOf: WordOf) => number) | undefined;
  cell: (record: T, wordOf: WordOf) => ReactNode;
}

/** The properties of a record that a kind can show. */
type SourceOf<T, V> = { [K in keyof T]-?: T[K] extends V ? K : never }[keyof T] & string;

/** A field of a kind, with the kind's options. */
export function makeField<T extends ListRecord>(
  { name, column, widthOf, cell }: Kind<never, never, T>,
  source: keyof T & string,
  { key = source, label, priority = 1, orderField, minWidth, fullWidth, align, ...rest }: Placement<string>,
): Field<T> {
  const options = rest as never;
  const valueOf = (record: T) => record[source] as never;
  return {
    key,
    kind: name,
    source,
    label,
    priority,
    orderField,
    minWidth,
    fullWidth,
    align,
    column,
    widthOf: widthOf && ((wordOf) => widthOf(options, wordOf)),
    cell: (record, wordOf) => cell(valueOf(record), options, wordOf, record),
  };
}

/**
 * Makes the fields of one resource: `const user = fieldsOf<UserRow>(); user(email, 'email', { priority: 3 })`. The compiler
 * checks that the kind can show the source, that required options are there, and that the list can be sorted by `orderField`.
 */
export const fieldsOf =
  <T extends ListRecord, Order extends string = string>() =>
  <V, O extends object>(kind: Kind<V, O, T>, source: SourceOf<T, V>, settings: Placement<Order> & OptionsFor<O, T>): Field<T> =>
    makeField<T>(kind, source, settings);

/** Converts a field to a column of a table. */
export function toColumn<T extends ListRecord>(field: Field<T>, label: string, wordOf: WordOf): Column<T> {
  const { key, column, minWidth, fullWidth, align, widthOf, priority, orderField, cell } = field;
  return {
    ...column,
    minWidth: minWidth ?? widthOf?.(wordOf) ?? column.minWidth,
    fullWidth: fullWidth ?? column.fullWidth,
    key,
    label,
    priority,
    render: (record) => cell(record, wordOf),
    align: align ?? column.align,
    orderField,
  };
}
