import './table.css';
import { useListContext } from 'react-admin';
import { useCallback, useMemo, useState } from 'react';
import type { Column, ListRecord, RowAction } from '../column.ts';
import { type EmptyText, EmptyRows, FailedRows } from './ListStates.tsx';
import { fitColumns } from './fitColumns.ts';
import { useListPanel } from '../listContext.ts';
import { RowMenu } from '../RowMenu.tsx';
import { isSelected } from '../selection.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { TableHeader } from './TableHeader.tsx';
import { TableRow } from './TableRow.tsx';
import { useElementWidth } from '../useElementWidth.ts';
import { useRowWords } from './useRowWords.ts';

interface Props<T extends ListRecord> {
  /** Names a row for whoever cannot see it: "Select {name}". Must be a constant of the module. */
  nameOf: (record: T) => string;
  /** The row's menu, asked when it opens. */
  rowActions?: ((record: T) => RowAction[]) | undefined;
  /** A click anywhere in a row selects it: for pickers, where a row leads nowhere. */
  selectsByRow?: boolean;
  /** What the list is for and the button that fills it, shown when nothing is there at all. */
  empty: EmptyText;
}

const checkWidth = 44;
const buttonWidth = 40;

/** The rows of the list around it. What does not fit the width is folded into a card under each row. */
export function DataTable<T extends ListRecord>({ nameOf, rowActions, empty, selectsByRow = false }: Props<T>) {
  const { data, error, isPending, perPage, refetch, isPlaceholderData: isStale = false } = useListContext<T>();
  const { name: listName, choice, isSelectable, selection } = useListPanel();
  const [ref, width] = useElementWidth<HTMLDivElement>();
  const words = useRowWords();
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [menu, setMenu] = useState<{ anchor: HTMLElement; record: T }>();

  const { shown, folded, widths } = useMemo(() => {
    const columns = choice.chosen as unknown as Column<T>[];
    if (width === 0) return { shown: columns, folded: [], widths: columns.map(({ minWidth }) => minWidth) };
    return fitColumns(columns, width - (isSelectable ? checkWidth : 0) - (rowActions ? buttonWidth : 0), buttonWidth);
  }, [choice.chosen, width, isSelectable, rowActions]);

  const toggleExpanded = useCallback((id: string) => setExpanded((now) => toggled(now, id)), []);
  const openMenu = useCallback((anchor: HTMLElement, record: T) => setMenu({ anchor, record }), []);
  const buttons = (rowActions ? 1 : 0) + (folded.length > 0 ? 1 : 0);
  const span = shown.length + (isSelectable ? 1 : 0) + (buttons > 0 ? 1 : 0);

  return (
    <div ref={ref} data-testid={`list-${listName}`} aria-busy={isPending || isStale}>
      <table className={isStale ? 'list-table is-stale' : 'list-table'}>
        <colgroup>
          {isSelectable && <col style={{ inlineSize: checkWidth }} />}
          {shown.map(({ key }, index) => (
            <col key={key} style={{ inlineSize: widths[index] }} />
          ))}
          {buttons > 0 && <col style={{ inlineSize: buttons * buttonWidth }} />}
        </colgroup>
        <TableHeader columns={shown as unknown as Column[]} hasButtons={buttons > 0} />
        <tbody>
          {isPending && (
            <SkeletonRows columns={shown.length} rows={Math.min(perPage, 25)} isSelectable={isSelectable} span={span} />
          )}
          {!isPending && error && !data && <FailedRows span={span} error={error} onRetry={() => void refetch()} />}
          {data?.length === 0 && <EmptyRows span={span} empty={empty} />}
          {data?.map((record) => (
            <TableRow
              key={record.id}
              record={record}
              name={nameOf(record)}
              words={words}
              columns={shown}
              folded={folded}
              isSelected={isSelectable && isSelected(selection.value, record.id)}
              onSelect={isSelectable ? selection.toggleRow : undefined}
              selectsByRow={selectsByRow}
              isExpanded={folded.length > 0 && expanded.has(record.id)}
              onExpand={toggleExpanded}
              onMenu={rowActions ? openMenu : undefined}
            />
          ))}
        </tbody>
      </table>
      {menu && rowActions && <RowMenu anchor={menu.anchor} actions={rowActions(menu.record)} onClose={() => setMenu(undefined)} />}
    </div>
  );
}

function toggled(now: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(now);
  if (!next.delete(id)) next.add(id);
  return next;
}
