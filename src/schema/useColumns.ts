import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column, ListRecord } from '~/components/list/column.ts';
import { renderCell, type WordOf } from './cells.tsx';
import { type Field, kinds } from './field.ts';
import { widthOfWords } from './widthOfWords.ts';

/**
 * The columns of a resource's fields, labelled by `resources.<resource>.fields.<field>` unless their words stand elsewhere.
 * `fields` must be a constant or memoised: new columns draw every row again.
 */
export function useColumns<T extends ListRecord>(
  resource: string,
  fields: readonly Field<T>[],
  texts?: string,
): readonly Column<T>[] {
  const { t } = useTranslation();
  return useMemo(() => {
    // Keys put together here are checked by the tests of the locales, which know the fields.
    const wordOf = (key: string) => t(key as 'lists.empty.none');
    const labelOf = (key: string) => wordOf(texts ? `${texts}.${key}` : `resources.${resource}.fields.${key}`);
    return fields.map((field) => toColumn(labelOf, field, wordOf));
  }, [resource, fields, texts, t]);
}

function toColumn<T extends ListRecord>(labelOf: WordOf, field: Field<T>, wordOf: WordOf): Column<T> {
  const key = field.key ?? field.source;
  return {
    ...kinds[field.kind],
    ...widthOfWords(field, wordOf),
    key,
    label: field.label ? wordOf(field.label) : labelOf(key),
    priority: field.priority,
    render: (record) => renderCell(field, record, wordOf),
    ...(field.orderField ? { orderField: field.orderField } : {}),
    ...(field.minWidth ? { minWidth: field.minWidth } : {}),
  };
}
