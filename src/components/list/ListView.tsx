import { type RefObject, useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import type { ListRecord, RowAction, RowClick } from './column.ts';
import { DataTable } from './table/DataTable.tsx';
import type { EmptyText } from './table/ListStates.tsx';
import { ListToolbar, type ToolbarProps } from './ListToolbar.tsx';
import { Pagination } from './Pagination.tsx';
import css from './list.module.css';

interface ListViewProps<T extends ListRecord> extends ToolbarProps {
  /** Names a row for screen readers. Must be a constant of the module. */
  nameOf: (record: T) => string;
  /** Returns the row's menu; called when it opens. */
  rowActions?: ((record: T) => RowAction[]) | undefined;
  rowClick?: RowClick | undefined;
  /** The purpose of the list and the button that adds records, shown while the list has no records. */
  empty: EmptyText;
  /** False where only the first rows are shown. */
  hasPages?: boolean;
}

/** The surrounding list on a card: toolbar, table, pagination. */
export function ListView<T extends ListRecord>(props: ListViewProps<T>) {
  const { nameOf, rowActions, rowClick, empty, hasPages = true, ...toolbar } = props;
  const { page, perPage, sort, filterValues } = useListContext();
  const ref = useScrollBack(JSON.stringify([page, perPage, sort, filterValues]));
  return (
    <section className={css.list} ref={ref}>
      <ListToolbar {...toolbar} />
      <DataTable nameOf={nameOf} rowActions={rowActions} empty={empty} rowClick={rowClick} />
      {hasPages && <Pagination />}
    </section>
  );
}

/** Scrolls to the first row after the page or a filter changes, for people who had scrolled down. */
function useScrollBack(place: string): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const seen = useRef(place);
  useEffect(() => {
    if (seen.current === place) return;
    seen.current = place;
    const list = ref.current;
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: 'start' });
  }, [place]);
  return ref;
}
