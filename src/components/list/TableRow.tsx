import { ChevronDown, Ellipsis } from 'lucide-react';
import { type MouseEvent, type ReactNode, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column, ListRecord } from './column.ts';

interface Props<T extends ListRecord> {
  record: T;
  name: string;
  columns: readonly Column<T>[];
  folded: readonly Column<T>[];
  isSelected: boolean;
  onSelect: ((id: string, withRange: boolean) => void) | undefined;
  selectsByRow: boolean;
  isExpanded: boolean;
  onExpand: (id: string) => void;
  onMenu: ((anchor: HTMLElement, record: T) => void) | undefined;
}

function Row<T extends ListRecord>({
  record,
  name,
  columns,
  folded,
  isSelected,
  onSelect,
  selectsByRow,
  isExpanded,
  onExpand,
  onMenu,
}: Props<T>) {
  const { t } = useTranslation();
  const cardId = `card-${record.id}`;
  return (
    <>
      <tr data-selected={isSelected} {...(selectsByRow && onSelect ? rowClick(record.id, onSelect) : {})}>
        {onSelect && (
          <td className="is-check">
            <label className="list-check-area">
              <input
                type="checkbox"
                className="list-check"
                aria-label={t('lists.row.select', { name })}
                checked={isSelected}
                onChange={(event) => onSelect(record.id, (event.nativeEvent as unknown as MouseEvent).shiftKey)}
              />
            </label>
          </td>
        )}
        {columns.map(({ key, align, render }) => (
          <td key={key} className={align === 'end' ? 'is-end' : undefined}>
            {render(record)}
          </td>
        ))}
        {(onMenu || folded.length > 0) && (
          <td className="is-actions">
            {onMenu && (
              <button
                type="button"
                className="list-icon-button list-row-menu"
                aria-label={t('lists.row.actions', { name })}
                aria-haspopup="menu"
                onClick={(event) => onMenu(event.currentTarget, record)}
              >
                <Ellipsis size={18} aria-hidden />
              </button>
            )}
            {folded.length > 0 && (
              <button
                type="button"
                className="list-icon-button list-expand"
                aria-label={t('lists.row.more', { name })}
                aria-expanded={isExpanded}
                aria-controls={cardId}
                onClick={() => onExpand(record.id)}
              >
                <ChevronDown size={18} aria-hidden />
              </button>
            )}
          </td>
        )}
      </tr>
      {isExpanded && (
        <tr className="list-card" id={cardId} data-selected={isSelected}>
          <td colSpan={columns.length + (onSelect ? 2 : 1)}>
            <dl>
              {folded.map(({ key, label, render }) => (
                <CardLine key={key} label={label}>
                  {render(record)}
                </CardLine>
              ))}
            </dl>
          </td>
        </tr>
      )}
    </>
  );
}

/** The box keeps its own way, for keys and fingers; the row only makes the target larger. */
const rowClick = (id: string, onSelect: (id: string, withRange: boolean) => void) => ({
  className: 'list-pick',
  onClick: (event: MouseEvent) => {
    if (!(event.target as Element).closest('a, button, label, input')) onSelect(id, event.shiftKey);
  },
});

function CardLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** One row, drawn again only when its own record, selection or columns change. */
export const TableRow = memo(Row) as typeof Row;
