import { createContext, useContext } from 'react';
import type { ListAddress } from './listAddress.ts';
import type { ColumnChoice } from './table/useColumnChoice.ts';
import type { SelectionControl } from './useSelection.ts';

/**
 * What the texts about selected records call them; `boosted` are the customers among whom a partner chooses those on Boost.
 * i18n-keys: lists.selected.*
 */
export type SelectedRecords = 'users' | 'customers' | 'boosted';

/** Properties of our lists in addition to react-admin's list context. */
interface ListPanel {
  /** Names the list for its test id and the stored column choice. */
  name: string;
  pageSizes: readonly number[];
  /** Its URL parameters; absent for a list that keeps its state in memory. */
  address: ListAddress | undefined;
  selection: SelectionControl;
  choice: ColumnChoice;
  isSelectable: boolean;
  /** The rows of the page that can be selected. */
  pageIds: readonly string[];
  /** The number of all rows that can be selected. */
  selectableTotal: number;
  /** What the texts about a selection call the records. */
  records: SelectedRecords;
  /** The total is a lower bound: counting stopped at a cap (listLimits.searchCountCap). */
  isCapped: boolean;
  /** The name of the department or group that the records belong to. */
  within: string | undefined;
  /** Exact number of matches; absent: the list cannot select all that match. Undefined if the call failed. */
  countMatching: (() => Promise<number | undefined>) | undefined;
  /** Names the checkbox that selects the page. */
  pageLabel: string | undefined;
}

export const ListPanelContext = createContext<ListPanel | undefined>(undefined);

/** The surrounding list. */
export function useListPanel(): ListPanel {
  const panel = useContext(ListPanelContext);
  if (!panel) throw new Error('useListPanel needs a ListRoot around it');
  return panel;
}
