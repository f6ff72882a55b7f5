import type { ReactNode } from 'react';
import type { Column, ListRecord } from '~/components/list/column.ts';

/** Translates a locale key: `wordOf('users.statuses.active')`, with values for its placeholders. */
export type WordOf = (key: string, values?: Record<string, string | number>) => string;

/**
 * A kind of field: its column and cell on screen. The server makes files, from the columns of `contract/reports`. `V` is the
 * value that it shows, `O` the options of each field, `R` the required record type. Options that are functions take the record
 * and may take `wordOf`.
 *
 * Use `custom` with a component for fewer than three columns. Inputs of forms are kinds of their own (`form/inputKinds.ts`): as a
 * property of these they would load the form library with the first list.
 */
export interface Kind<V = unknown, O extends object = object, R extends ListRecord = ListRecord> {
  name: string;
  column: Pick<Column, 'minWidth' | 'fullWidth' | 'align' | 'firstOrder'>;
  /** The minimum width, if it depends on texts in the language on screen. */
  widthOf?: (options: O, wordOf: WordOf) => number;
  cell: (value: V, options: O, wordOf: WordOf, record: R) => ReactNode;
}

/** The options of a kind for records of one resource: functions take its record. */
export type OptionsFor<O extends object, T extends ListRecord> = {
  [K in keyof O]: NonNullable<O[K]> extends (...input: never[]) => infer Result ? (record: T, wordOf: WordOf) => Result : O[K];
};
