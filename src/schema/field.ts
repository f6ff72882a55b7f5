import type { ReactNode } from 'react';
import type { Tone } from '#contract/tones';
import type { Column, ListRecord } from '~/components/list/column.ts';

type KeyOf<T, Value> = { [K in keyof T]-?: T[K] extends Value ? K : never }[keyof T] & string;

export interface Named {
  id: string;
  name: string;
}

interface Common {
  /** The list's order field, where the column can be sorted. */
  orderField?: string | undefined;
  /** Overrides of what the kind sets. */
  minWidth?: number;
  /** 1 stays on the smallest screen; higher ones fold first. */
  priority: number;
  /** Name of column and label where two columns show one source. */
  key?: string;
  /** The key of its label where that does not stand with the others. */
  label?: string;
}

/**
 * One field of a record as data; its kind gives label, alignment, width and cell.
 * `texts`: where the words of its values stand in the locales: `users.statuses` + `.active`.
 */
export type Field<T extends ListRecord> = Common &
  (
    | {
        kind: 'name';
        source: KeyOf<T, string>;
        textOf?: (record: T) => string;
        pathOf: (record: T) => string;
        /** A long name goes on a second line before it is cut. */
        isWrapped?: true;
      }
    /** A long text goes on a second line before it is cut, where it is wrapped. */
    | { kind: 'text'; source: KeyOf<T, string>; textOf?: (record: T) => string; isWrapped?: true }
    | { kind: 'email'; source: KeyOf<T, string> }
    | { kind: 'tags'; source: KeyOf<T, readonly Named[]> }
    | { kind: 'choice'; source: KeyOf<T, string>; texts: string; values: readonly string[] }
    /** `warningOf`: the key of a few words below it, for what has to be looked at. */
    | {
        kind: 'status';
        source: KeyOf<T, string>;
        texts: string;
        tones: Record<string, Tone>;
        warningOf?: (record: T) => string | undefined;
      }
    | { kind: 'date'; source: KeyOf<T, string | null>; emptyText?: string }
    | { kind: 'number'; source: KeyOf<T, number> }
    | { kind: 'percent'; source: KeyOf<T, number | null> }
    /** What only one list shows; it brings its own cell. */
    | { kind: 'drawn'; source: string; draw: (record: T) => ReactNode; textOf: (record: T) => string }
    | { kind: 'share'; source: KeyOf<T, number>; of: number }
  );

export type FieldKind = Field<ListRecord>['kind'];

type KindOfColumn = Pick<Column, 'align' | 'minWidth' | 'firstOrder'>;

/** What a kind means for its column. */
export const kinds: Record<FieldKind, KindOfColumn> = {
  name: { minWidth: 144 },
  text: { minWidth: 140 },
  email: { minWidth: 196 },
  tags: { minWidth: 120 },
  choice: { minWidth: 96 },
  status: { minWidth: 98 },
  date: { minWidth: 106, firstOrder: 'DESC' },
  number: { minWidth: 96, align: 'end', firstOrder: 'DESC' },
  percent: { minWidth: 96, align: 'end', firstOrder: 'DESC' },
  drawn: { minWidth: 112 },
  share: { minWidth: 180, align: 'end', firstOrder: 'DESC' },
};
