import { createContext, useContext } from 'react';
import type { ListAddress } from './listAddress.ts';
import type { ColumnChoice } from './table/useColumnChoice.ts';
import type { SelectionControl } from './useSelection.ts';

/** What a list of ours has beside react-admin's list context. */
interface ListPanel {
  /** Names the list: test id, column choice. */
  name: string;
  pageSizes: readonly number[];
  /** How its place stands in the address; absent for a list that keeps its place in memory. */
  address?: ListAddress | undefined;
  selection: SelectionControl;
  choice: ColumnChoice;
  isSelectable: boolean;
  /** The total is a lower bound: counting stopped at a cap. */
  isCapped: boolean;
  /** The name of the department or the like that the records are of. */
  within?: string | undefined;
  /** Exact number of what the filters match; absent: everything across pages cannot be selected. Undefined when asking failed. */
  countMatching?: (() => Promise<number | undefined>) | undefined;
}

export const ListPanelContext = createContext<ListPanel | undefined>(undefined);

/** The list around a component. */
export function useListPanel(): ListPanel {
  const panel = useContext(ListPanelContext);
  if (!panel) throw new Error('useListPanel needs a ListRoot around it');
  return panel;
}
