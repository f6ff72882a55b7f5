import { ChevronDown } from 'lucide-react';
import { type MouseEvent, memo } from 'react';
import type { Column, ListRecord } from '../column.ts';
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
  onSelect: ((id: string, withRange: boolean) => void) | undefined;
  selectsByRow: boolean;
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
  onSelect,
  selectsByRow,
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
        {...(selectsByRow && onSelect && canSelect ? rowClick(record.id, onSelect) : {})}
      >
        {onSelect && (
          <td className={css.isCheck}>
            <label className={css.checkArea}>
              <input
                type="checkbox"
                className={css.check}
                aria-label={words.select(name)}
                checked={isSelected}
                disabled={!canSelect}
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

/** The checkbox handles its own clicks; a click on the row selects as well. */
const rowClick = (id: string, onSelect: (id: string, withRange: boolean) => void) => ({
  className: css.pick,
  onClick: (event: MouseEvent) => {
    if (!(event.target as Element).closest('a, button, label, input')) onSelect(id, event.shiftKey);
  },
});

/** One row, memoised: renders only if its record, selection or columns change. */
export const TableRow = memo(Row) as typeof Row;
