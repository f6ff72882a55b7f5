import { formatDate, formatNumber, formatPercent } from '~/components/data/format.ts';
import type { ListRecord } from '~/components/list/column.ts';
import type { WordOf } from '~/schema/cells.tsx';
import type { Field } from '~/schema/field.ts';

/** What a cell says, for a page of paper: exact dates, no links. */
export function cellText<Row extends ListRecord>(field: Field<Row>, row: Row, wordOf: WordOf): string {
  const value = (row as unknown as Record<string, unknown>)[field.source];
  switch (field.kind) {
    case 'name':
    case 'text':
      return field.textOf?.(row) ?? String(value ?? '');
    case 'drawn':
      return field.textOf(row);
    case 'number':
      return formatNumber(value as number);
    case 'percent':
      return value === null ? '–' : formatPercent((value as number) / 100);
    case 'share':
      return formatPercent((value as number) / Math.max(1, field.of));
    case 'date':
      return value ? formatDate(value as string) : '–';
    case 'status':
    case 'choice':
      return wordOf(`${field.texts}.${value as string}`);
    case 'tags':
      return (value as readonly { name: string }[]).map(({ name }) => name).join(', ');
    case 'email':
      return String(value ?? '');
  }
}
