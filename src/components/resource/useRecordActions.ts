import type { RowAction } from '../list/column.ts';
import { useMay } from './useMay.ts';
import { useResourceDialogs } from './useResourceDialogs.ts';

type Look = Pick<RowAction, 'label' | 'icon' | 'isDanger'>;

interface RecordActions<T> {
  edit: Look;
  /** `ask` opens the question before a record is deleted. */
  delete: Look & { ask: (record: T) => void };
}

/** The entries of a row's menu that edit and delete its record, as far as the person may; undefined for people who may neither. */
export function useRecordActions<T extends { id: string }>({ edit, delete: { ask, ...remove } }: RecordActions<T>) {
  const { openEdit } = useResourceDialogs();
  const mayDelete = useMay('delete');
  if (!openEdit && !mayDelete) return undefined;
  return (record: T): RowAction[] => [
    ...(openEdit ? [{ ...edit, key: 'edit', run: () => openEdit(record.id) }] : []),
    ...(mayDelete ? [{ ...remove, key: 'delete', run: () => ask(record) }] : []),
  ];
}
