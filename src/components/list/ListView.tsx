import type { Column, ListRecord, RowAction } from './column.ts';
import { DataTable } from './DataTable.tsx';
import { ListProvider } from './ListProvider.tsx';
import { ListToolbar, type ToolbarProps } from './ListToolbar.tsx';
import type { EmptyText } from './ListStates.tsx';
import type { ListState } from './listQuery.ts';
import { Pagination } from './Pagination.tsx';
import type { ListData } from './useListData.ts';
import { useScrollBack } from './useScrollBack.ts';

export interface ListViewProps<T extends ListRecord> {
  /** Names the list for tests and for the remembered columns. */
  name: string;
  state: ListState;
  data: ListData<T>;
  toolbar: ToolbarProps;
  rows: {
    nameOf: (record: T) => string;
    actions?: (record: T) => RowAction[];
    empty: EmptyText;
  };
  /** The name of the department or the like whose records these are. */
  within?: string | undefined;
  /** Present: rows can be selected; `countMatching` offers everything across pages. */
  selecting?: { countMatching?: () => Promise<number | undefined> };
}

/** A whole list on a card: toolbar, table, pagination. */
export function ListView<T extends ListRecord>(props: ListViewProps<T> & { columns: readonly Column<T>[] }) {
  const { name, state, data, columns, toolbar, rows, within, selecting } = props;
  return (
    <ListProvider
      resource={name}
      state={state}
      data={data}
      columns={columns}
      filters={toolbar.filters}
      within={within}
      isSelectable={selecting !== undefined}
      {...(selecting?.countMatching ? { countMatching: selecting.countMatching } : {})}
    >
      <section className="list" ref={useScrollBack(state.query)}>
        <ListToolbar {...toolbar} />
        <DataTable nameOf={rows.nameOf} rowActions={rows.actions} empty={rows.empty} />
        <Pagination />
      </section>
    </ListProvider>
  );
}
