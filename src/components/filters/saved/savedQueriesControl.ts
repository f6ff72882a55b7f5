import { type ComponentType, createContext } from 'react';

export interface SavedQueriesProps {
  /** Name of the list that they are of. */
  list: string;
  /** What is set in the list now, as parameters of an address; empty while it is as it starts. */
  present: string;
  /** Sets the list as a saved filter says. */
  onApply: (filter: string) => void;
}

/** The control for saved filters. It belongs to their resource, which lists do not know, so the app provides it. */
export const SavedQueriesControl = createContext<ComponentType<SavedQueriesProps>>(() => null);
