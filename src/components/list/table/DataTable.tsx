import { useListContext } from 'react-admin';
import { useCallback, useMemo, useState } from 'react';
import type { Column, ListRecord, RowAction, RowClick } from '../column.ts';
import { type EmptyText, EmptyRows, FailedRows } from './ListStates.tsx';
import { fitColumns } from './fitColumns.ts';
import { useListPanel } from '../listContext.ts';
import { RowMenu } from '../RowMenu.tsx';
import { isSelected } from '../selection.ts';
import { TableHeader } from './TableHeader.tsx';
import { TableRow } from './TableRow.tsx';
import { useElementWidth } from '../useElementWidth.ts';
import { useRowWords } from './useRowWords.ts';
import css from './table.module.css';

interface Props<T extends ListRecord> {
  /** Names a row for screen readers: "Select {name}". Must be a constant of the module. */
  nameOf: (record: T) => string;
  /** Returns the row's menu; called when it opens. */
  rowActions?: ((record: T) => RowAction[]) | undefined;
  rowClick?: RowClick | undefined;
  /** The purpose of the list and the button that adds records, shown while the list has no records. */
  empty: EmptyText;
}

const checkWidth = 44;
const buttonWidth = 40;

/** The rows of the surrounding list. Columns that do not fit move into a card under each row. */
export function DataTable<T extends ListRecord>({ nameOf, rowActions, empty, rowClick }: Props<T>) {
  const { data, error, isPending, perPage, refetch, isPlaceholderData: isStale = false } = useListContext<T>();
  const { name: listName, choice, isSelectable, selection, pageIds } = useListPanel();
  const selectable = useMemo(() => new Set(pageIds), [pageIds]);
  const [ref, width] = useElementWidth<HTMLDivElement>();
  const words = useRowWords();
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [menu, setMenu] = useState<{ anchor: HTMLElement; record: T }>();

  const hasActions = rowActions !== undefined;
  const { shown, folded, widths } = useMemo(() => {
    const columns = choice.chosen as unknown as Column<T>[];
    if (width === 0) return { shown: columns, folded: [], widths: columns.map(({ minWidth }) => minWidth) };
    return fitColumns(columns, width - (isSelectable ? checkWidth : 0) - (hasActions ? buttonWidth : 0), buttonWidth);
  }, [choice.chosen, width, isSelectable, hasActions]);

  const toggleExpanded = useCallback((id: string) => setExpanded((now) => toggled(now, id)), []);
  const openMenu = useCallback((anchor: HTMLElement, record: T) => setMenu({ anchor, record }), []);
  const buttons = (hasActions ? 1 : 0) + (folded.length > 0 ? 1 : 0);
  const span = shown.length + (isSelectable ? 1 : 0) + (buttons > 0 ? 1 : 0);

  return (
    <div ref={ref} data-testid={`list-${listName}`} aria-busy={isPending || isStale}>
      <table className={isStale ? `${css.table} ${css.isStale}` : css.table}>
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
              isSelected={isSelectable && selectable.has(record.id) && isSelected(selection.value, record.id)}
              canSelect={selectable.has(record.id)}
              isStale={isStale}
              onSelect={isSelectable ? selection.toggleRow : undefined}
              rowClick={rowClick}
              isExpanded={folded.length > 0 && expanded.has(record.id)}
              onExpand={toggleExpanded}
              hasButtons={buttons > 0}
              onMenu={rowActions && rowActions(record).length > 0 ? openMenu : undefined}
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

interface SkeletonProps {
  columns: number;
  rows: number;
  isSelectable: boolean;
  span: number;
}

// Varying widths look like text.
const widths = ['62%', '78%', '48%', '70%', '54%'];

/** Placeholder rows while the list loads, as many as a page has, so that the page does not jump. */
function SkeletonRows({ columns, rows, isSelectable, span }: SkeletonProps) {
  const cells = span - (isSelectable ? 1 : 0);
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} aria-hidden>
      {isSelectable && <td />}
      {Array.from({ length: cells }, (_cell, cell) => (
        <td key={cell}>
          {cell < columns && <span className={css.skeleton} style={{ inlineSize: widths[(row + cell) % widths.length] }} />}
        </td>
      ))}
    </tr>
  ));
}
