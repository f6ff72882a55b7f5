import { Fragment, memo, type ReactNode } from 'react';
import type { Column, ListRecord } from '../column.ts';
import css from './table.module.css';

interface Props<T extends ListRecord> {
  record: T;
  columns: readonly Column<T>[];
}

/** Separate from the row, so that ticking a checkbox does not render the cells again. */
export const Cells = memo(function Cells<T extends ListRecord>({ record, columns }: Props<T>) {
  return columns.map(({ key, align, render }) => (
    <td key={key} className={align === 'end' ? css.isEnd : undefined}>
      {render(record)}
    </td>
  ));
}) as <T extends ListRecord>(props: Props<T>) => ReactNode;

/** The card under a row, with the columns that do not fit. */
export function RowCard<T extends ListRecord>({ id, span, record, columns }: Props<T> & { id: string; span: number }) {
  return (
    <tr className={css.card} id={id}>
      <td colSpan={span}>
        <dl>
          {columns.map(({ key, label, render }) => (
            <Fragment key={key}>
              <dt>{label}</dt>
              <dd>{render(record)}</dd>
            </Fragment>
          ))}
        </dl>
      </td>
    </tr>
  );
}
