import { createContext } from 'react';
import type { SavedQueriesProps } from '~/components/filters/saved/savedQueriesControl.ts';
import type { SavedQueryAction } from './SavedQueryDialog.tsx';

export interface SavedQueryMenu extends SavedQueriesProps {
  /** Opens the dialog of an action. */
  onAsk: (action: SavedQueryAction) => void;
}

/** The list whose saved filters the menu shows, and the callbacks of the menu. */
export const SavedQueryContext = createContext<SavedQueryMenu | undefined>(undefined);
