import { ArrowDown, ArrowUp } from 'lucide-react';
import { useListContext, useListSortContext } from 'react-admin';
import { Fragment, useEffect, useRef } from 'react';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { Column } from '../column.ts';
import { useListPanel } from '../listContext.ts';
import { piecesOf } from './fitColumns.ts';
import { pageState } from '../selection.ts';
import helpersCss from '~/app/theme/helpers.module.css';
import css from './table.module.css';

/** Column titles: sortable ones are buttons and show the direction. */
export function TableHeader({ columns, hasButtons }: { columns: readonly Column[]; hasButtons: boolean }) {
  const { t } = useTranslation();
  const { isSelectable } = useListPanel();
  return (
    <thead>
      <tr>
        {isSelectable && (
          <th className={css.isCheck} scope="col">
            <PageBox />
          </th>
        )}
        {columns.map((column) => (
          <HeaderCell key={column.key} column={column} />
        ))}
        {hasButtons && (
          <th className={css.isActions} scope="col">
            <span className={helpersCss.visuallyHidden}>{t('lists.row.actionsTitle')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

function HeaderCell({ column: { label, orderField, align, firstOrder = 'ASC' } }: { column: Column }) {
  const { sort, setSort } = useListSortContext();
  const className = align === 'end' ? css.isEnd : undefined;
  if (!orderField) {
    return (
      <th scope="col" className={className}>
        <Title label={label} />
      </th>
    );
  }
  const isActive = sort.field === orderField;
  const next = isActive ? (sort.order === 'ASC' ? 'DESC' : 'ASC') : firstOrder;
  const Arrow = (isActive ? sort.order : firstOrder) === 'ASC' ? ArrowUp : ArrowDown;
  const sorted = isActive ? { 'aria-sort': sort.order === 'ASC' ? ('ascending' as const) : ('descending' as const) } : {};
  return (
    <th scope="col" className={className} {...sorted}>
      <button type="button" className={css.sort} onClick={() => setSort({ field: orderField, order: next })}>
        <span>
          <Title label={label} />
        </span>
        <Arrow size={14} aria-hidden />
      </button>
    </th>
  );
}

/** May break where the column width expects a break, and not within a Japanese or Chinese word. */
function Title({ label }: { label: string }) {
  return piecesOf(label).map((piece, index, pieces) => (
    <Fragment key={pieces.slice(0, index + 1).join('')}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}

/** Selects or deselects the page; indeterminate while only a part of it is selected. */
function PageBox() {
  const { t } = useTranslation();
  const { selection, pageIds, pageLabel } = useListPanel();
  const { isPlaceholderData: isStale = false } = useListContext();
  const state = pageState(selection.value, pageIds);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <label className={css.checkArea}>
      <input
        ref={box}
        type="checkbox"
        className={css.check}
        aria-label={pageLabel ?? t('lists.selection.selectPage')}
        checked={state === 'all'}
        disabled={pageIds.length === 0 || isStale}
        onChange={selection.togglePage}
      />
    </label>
  );
}
