import type { ReactNode } from 'react';
import type { Column, ListRecord } from '~/components/list/column.ts';

/** The text of a key in the locales: `wordOf('users.statuses.active')`, with values for its places. */
export type WordOf = (key: string, values?: Record<string, string | number>) => string;

/**
 * A kind of field, whole: its column and its cell on screen. Files are the server's, made of the columns of `contract/reports`.
 * `V` is the value that it shows, `O` the options that each field of the kind gives, `R` what its records
 * must have. Options that are functions take the record and may take `wordOf`.
 *
 * What fewer than three columns need is no kind but a component, shown by `custom`. Inputs are looked up by `name` in the
 * forms' own chunk: as a property they would bring the form library to the first list.
 */
export interface Kind<V = unknown, O extends object = object, R extends ListRecord = ListRecord> {
  name: string;
  column: Pick<Column, 'minWidth' | 'align' | 'firstOrder'>;
  /** The least width where it follows from the words of the language on screen. */
  widthOf?: (options: O, wordOf: WordOf) => number;
  cell: (value: V, options: O, wordOf: WordOf, record: R) => ReactNode;
}

/** The options of a kind for records of one resource: functions take its record. */
export type OptionsFor<O extends object, T extends ListRecord> = {
  [K in keyof O]: NonNullable<O[K]> extends (...input: never[]) => infer Result ? (record: T, wordOf: WordOf) => Result : O[K];
};
