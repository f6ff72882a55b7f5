import type { Column, ListRecord } from './column.ts';
import type { Filter } from './filter.ts';
import { ListProvider } from './ListProvider.tsx';
import { ListView, type ListViewProps } from './ListView.tsx';
import type { ListState } from './listQuery.ts';
import type { ListData } from './useListData.ts';

export interface StateListProps<T extends ListRecord> extends ListViewProps<T> {
  name: string;
  state: ListState;
  data: ListData<T>;
  filters?: readonly Filter[];
  searchLabel?: Parameters<typeof ListProvider>[0]['searchLabel'];
  isSelectable?: boolean;
}

/** A list whose rows are read by a call of a report; see ListProvider. */
export function StateList<T extends ListRecord>(props: StateListProps<T> & { columns: readonly Column<T>[] }) {
  const { name, state, data, filters, searchLabel, isSelectable, columns, ...view } = props;
  return (
    <ListProvider
      resource={name}
      state={state}
      data={data}
      columns={columns}
      {...(filters && { filters })}
      {...(searchLabel && { searchLabel })}
      isSelectable={isSelectable ?? false}
    >
      <ListView {...view} />
    </ListProvider>
  );
}
