import { useMemo } from 'react';
import type { Column, ListRecord } from '~/components/list/column.ts';
import { type Field, toColumn } from './field.ts';
import { useWordOf } from './useWordOf.ts';

/**
 * The columns of a resource's fields, labelled by `resources.<resource>.fields.<field>` unless a field has its own label.
 * `fields` must be a constant or memoised: new columns render every row again.
 */
export function useColumns<T extends ListRecord>(
  resource: string,
  fields: readonly Field<T>[],
  texts?: string,
): readonly Column<T>[] {
  const wordOf = useWordOf();
  return useMemo(() => {
    const labelOf = (key: string) => (texts ? `${texts}.${key}` : `resources.${resource}.fields.${key}`);
    return fields.map((field) => toColumn(field, wordOf(field.label ?? labelOf(field.key)), wordOf));
  }, [resource, fields, texts, wordOf]);
}
