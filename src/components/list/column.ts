import type { ReactNode } from 'react';

export interface ListRecord {
  id: string;
}

/** One column of a table. */
export interface Column<T extends ListRecord = ListRecord> {
  key: string;
  label: string;
  render: (record: T) => ReactNode;
  /** The list's sort field; absent: the column cannot be sorted. */
  orderField?: string | undefined;
  /** The order of the first click; dates and numbers start with the newest and largest. */
  firstOrder?: 'ASC' | 'DESC';
  align?: 'start' | 'end' | undefined;
  /** Minimum width in pixels; columns that do not fit move into the row's card. */
  minWidth: number;
  /** Width at which hardly any value is cut; extra space goes to such columns first. */
  fullWidth?: number | undefined;
  /** 1 stays visible on the smallest screen (at most two columns); columns with higher numbers are hidden first. */
  priority: number;
}

/** An entry of a row's menu. */
export interface RowAction {
  key: string;
  label: string;
  icon?: ReactNode;
  isDanger?: boolean;
  /** Why the action is not possible; shown under the label, the entry is disabled. */
  reason?: string | undefined;
  /** One of three: `to`, a URL of the panel; `href`, a URL elsewhere, opened in a new tab; `run`, an action. */
  to?: string | undefined;
  href?: string | undefined;
  run?: (() => void) | undefined;
}

/** What a click anywhere in a row does: it selects the row, for pickers, whose rows have no link, or follows the first link of the row. */
export type RowClick = 'selects' | 'opens';
