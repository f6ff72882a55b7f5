import { type ComponentType, createContext } from 'react';

export interface SavedQueriesProps {
  /** Name of the list that they belong to. */
  list: string;
  /** Present filters, order and page size as URL parameters; empty for the defaults. */
  present: string;
  /** Applies a saved filter to the list. */
  onApply: (filter: string) => void;
}

/** The control for saved filters. The app provides it, because it belongs to a resource and lists must not import resources. */
export const SavedQueriesControl = createContext<ComponentType<SavedQueriesProps>>(() => null);
