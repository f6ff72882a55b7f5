import { useListContext } from 'react-admin';
import type { ListRecord, RowAction } from './column.ts';
import { DataTable } from './table/DataTable.tsx';
import type { EmptyText } from './table/ListStates.tsx';
import { ListToolbar, type ToolbarProps } from './ListToolbar.tsx';
import { Pagination } from './Pagination.tsx';
import { useScrollBack } from './useScrollBack.ts';

export interface ListViewProps<T extends ListRecord> extends ToolbarProps {
  /** Names a row for whoever cannot see it. Must be a constant of the module. */
  nameOf: (record: T) => string;
  /** The row's menu, asked when it opens. */
  rowActions?: ((record: T) => RowAction[]) | undefined;
  /** A click anywhere in a row selects it: for pickers, where a row leads nowhere. */
  selectsByRow?: boolean;
  /** What the list is for and the button that fills it, shown when nothing is there at all. */
  empty: EmptyText;
}

/** The list around it on a card: toolbar, table, pagination. */
export function ListView<T extends ListRecord>({ nameOf, rowActions, selectsByRow, empty, ...toolbar }: ListViewProps<T>) {
  const { page, perPage, sort, filterValues } = useListContext();
  const ref = useScrollBack(JSON.stringify([page, perPage, sort, filterValues]));
  return (
    <section className="list" ref={ref}>
      <ListToolbar {...toolbar} />
      <DataTable nameOf={nameOf} rowActions={rowActions} empty={empty} selectsByRow={selectsByRow ?? false} />
      <Pagination />
    </section>
  );
}
