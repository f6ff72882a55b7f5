import { createContext, useContext } from 'react';
import type { ListState } from './listQuery.ts';
import type { ColumnChoice } from './useColumnChoice.ts';
import type { SelectionControl } from './useSelection.ts';

/** What a list of ours has beside react-admin's list context. */
export interface ListPanel {
  resource: string;
  state: ListState;
  selection: SelectionControl;
  choice: ColumnChoice;
  isSelectable: boolean;
  isCapped: boolean;
  isStale: boolean;
  /** What narrows the list, in words. */
  filterText: string;
  countMatching?: (() => Promise<number | undefined>) | undefined;
}

export const ListPanelContext = createContext<ListPanel | undefined>(undefined);

/** The list around a component. */
export function useListPanel(): ListPanel {
  const panel = useContext(ListPanelContext);
  if (!panel) throw new Error('useListPanel needs a ListProvider around it');
  return panel;
}
