import { ChevronDown } from 'lucide-react';
import { type MouseEvent, memo } from 'react';
import type { Column, ListRecord, RowClick } from '../column.ts';
import { Cells, RowCard } from './RowCells.tsx';
import type { RowWords } from './useRowWords.ts';
import iconButtonCss from '~/components/page/iconButton.module.css';
import css from './table.module.css';

interface Props<T extends ListRecord> {
  record: T;
  name: string;
  words: RowWords;
  columns: readonly Column<T>[];
  folded: readonly Column<T>[];
  isSelected: boolean;
  /** False if this row of a list with checkboxes cannot be selected; it is dimmed. */
  canSelect: boolean;
  /** The row belongs to the previous page or filter while the next one loads. It cannot be selected: it is about to disappear. */
  isStale: boolean;
  onSelect: ((id: string, withRange: boolean) => void) | undefined;
  rowClick: RowClick | undefined;
  isExpanded: boolean;
  onExpand: (id: string) => void;
  /** The table has a column for the buttons. */
  hasButtons: boolean;
  /** Absent for a row without actions. */
  onMenu: ((anchor: HTMLElement, record: T) => void) | undefined;
}

const moreIcon = <ChevronDown size={18} aria-hidden />;

function Row<T extends ListRecord>({
  record,
  name,
  words,
  columns,
  folded,
  isSelected,
  canSelect,
  isStale,
  onSelect,
  rowClick,
  isExpanded,
  onExpand,
  hasButtons,
  onMenu,
}: Props<T>) {
  const cardId = `card-${record.id}`;
  return (
    <>
      <tr
        data-selected={isSelected}
        data-unavailable={(onSelect && !canSelect) || undefined}
        {...(rowClick === 'selects' && onSelect && canSelect && !isStale ? selecting(record.id, onSelect) : {})}
        {...(rowClick === 'opens' ? opening : {})}
      >
        {onSelect && (
          <td className={css.isCheck}>
            <label className={css.checkArea}>
              <input
                type="checkbox"
                className={css.check}
                aria-label={words.select(name)}
                checked={isSelected}
                disabled={!canSelect || isStale}
                onChange={(event) => onSelect(record.id, (event.nativeEvent as unknown as MouseEvent).shiftKey)}
              />
            </label>
          </td>
        )}
        <Cells record={record} columns={columns} />
        {hasButtons && (
          <td className={css.isActions}>
            {onMenu && (
              <button
                type="button"
                className={`${iconButtonCss.button} ${css.rowMenu}`}
                aria-label={words.actions(name)}
                aria-haspopup="menu"
                onClick={(event) => onMenu(event.currentTarget, record)}
              />
            )}
            {folded.length > 0 && (
              <button
                type="button"
                className={`${iconButtonCss.button} ${css.expand}`}
                aria-label={words.more(name)}
                aria-expanded={isExpanded}
                aria-controls={cardId}
                onClick={() => onExpand(record.id)}
              >
                {moreIcon}
              </button>
            )}
          </td>
        )}
      </tr>
      {isExpanded && <RowCard id={cardId} record={record} columns={folded} span={columns.length + (onSelect ? 2 : 1)} />}
    </>
  );
}

/** Controls handle their own clicks, and the end of marking text is no click. */
const isBeside = ({ target }: MouseEvent) =>
  !(target as Element).closest('a, button, label, input') && window.getSelection()?.isCollapsed !== false;

const selecting = (id: string, onSelect: (id: string, withRange: boolean) => void) => ({
  className: css.pick,
  onClick: (event: MouseEvent) => {
    if (isBeside(event)) onSelect(id, event.shiftKey);
  },
});

const opening = {
  className: css.open,
  onClick: (event: MouseEvent) => {
    if (isBeside(event)) event.currentTarget.querySelector('a')?.click();
  },
};

/** One row, memoised: renders only if its record, selection or columns change. */
export const TableRow = memo(Row) as typeof Row;
