import { formatDate, formatNumber, formatPercent } from '~/components/data/format.ts';
import type { ListRecord } from '~/components/list/column.ts';
import type { WordOf } from './cells.tsx';
import type { Field, Named } from './field.ts';

const nothing = '–';

/** What a field says of a record on paper, where nothing can be pointed at: whole lists, and days instead of how long ago. */
export function cellText<T extends ListRecord>(field: Field<T>, record: T, wordOf: WordOf): string {
  const value = (record as unknown as Record<string, unknown>)[field.source];
  switch (field.kind) {
    case 'name':
    case 'text':
      return field.textOf?.(record) ?? String(value ?? '');
    case 'email':
      return String(value ?? '');
    case 'tags':
      return (value as readonly Named[]).map(({ name }) => name).join(', ');
    case 'choice':
    case 'status':
      return wordOf(`${field.texts}.${String(value)}`);
    case 'date':
      return value ? formatDate(value as string) : field.emptyText ? wordOf(field.emptyText) : nothing;
    case 'number':
      return formatNumber(value as number);
    case 'percent':
      return value === null ? nothing : formatPercent((value as number) / 100);
    case 'share':
      return formatPercent((value as number) / Math.max(1, field.of));
    case 'drawn':
      return String(value ?? '');
  }
}
