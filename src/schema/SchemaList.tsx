import type { ListRecord } from '~/components/list/column.ts';
import { ListView, type ListViewProps } from '~/components/list/ListView.tsx';
import type { Field } from './field.ts';
import { useColumns } from './useColumns.ts';

interface Props<T extends ListRecord> extends ListViewProps<T> {
  /** Whose labels the columns carry. */
  resource: string;
  fields: readonly Field<T>[];
  /** Where the words of the columns stand when they do not travel with the resource's. */
  texts?: string;
}

/** A list from its fields as data. */
export function SchemaList<T extends ListRecord>({ resource, fields, texts, ...view }: Props<T>) {
  const columns = useColumns(resource, fields, texts);
  return <ListView {...view} columns={columns} />;
}
