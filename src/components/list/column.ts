import type { ReactNode } from 'react';

export interface ListRecord {
  id: string;
}

/** One column of a table, ready to draw. */
export interface Column<T extends ListRecord = ListRecord> {
  key: string;
  label: string;
  render: (record: T) => ReactNode;
  /** The list's order field; absent: the column cannot be sorted. */
  orderField?: string;
  /** The order of the first click; dates and numbers start with the newest and largest. */
  firstOrder?: 'ASC' | 'DESC';
  align?: 'start' | 'end';
  /** Least width in pixels; what does not fit is folded into the row's card. */
  minWidth: number;
  /** 1 stays on the smallest screen (two columns do), higher ones fold first. */
  priority: number;
}

/** An entry of a row's menu. */
export interface RowAction {
  key: string;
  label: string;
  icon?: ReactNode;
  isDanger?: boolean;
  /** Why it cannot be done; shown under the label, the entry is disabled. */
  reason?: string;
  /** One of three: `to`, a URL of the panel; `href`, a URL elsewhere, opened in a new tab; `run`, an action. */
  to?: string | undefined;
  href?: string;
  run?: (() => void) | undefined;
}
