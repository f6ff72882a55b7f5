import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column, ListRecord } from '~/components/list/column.ts';
import { type CellWords, renderCell } from './cells.tsx';
import { type Field, kinds } from './field.ts';

/**
 * The columns of a resource's fields, labelled by `resources.<resource>.fields.<field>`.
 * `fields` must be a constant or memoised: new columns draw every row again.
 */
export function useColumns<T extends ListRecord>(resource: string, fields: readonly Field<T>[]): readonly Column<T>[] {
  const { t, i18n } = useTranslation();
  const language = i18n.language;
  return useMemo(() => {
    // Keys put together here are checked by the tests of the locales, which know the fields.
    const wordOf = (key: string) => t(key as 'lists.empty.none');
    const words: CellWords = {
      wordOf,
      number: new Intl.NumberFormat(language),
      percent: new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }),
    };
    return fields.map((field) => toColumn(resource, field, words));
  }, [resource, fields, t, language]);
}

function toColumn<T extends ListRecord>(resource: string, field: Field<T>, words: CellWords): Column<T> {
  const key = field.key ?? field.source;
  return {
    ...kinds[field.kind],
    key,
    label: words.wordOf(`resources.${resource}.fields.${key}`),
    priority: field.priority,
    render: (record) => renderCell(field, record, words),
    ...(field.orderField ? { orderField: field.orderField } : {}),
    ...(field.minWidth ? { minWidth: field.minWidth } : {}),
  };
}
