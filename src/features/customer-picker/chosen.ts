import type { Selection } from '~/components/list/selection.ts';

/** The chosen customers: by id, or all that match the search. */
export type ChosenCustomers = { ids: readonly string[] } | { expectedTotal: number; search: string };

export const nobody: ChosenCustomers = { ids: [] };

export const chosenIn = (selection: Selection, search: string): ChosenCustomers =>
  selection.kind === 'ids' ? { ids: [...selection.ids] } : { expectedTotal: selection.expectedTotal, search };

export const countChosen = (chosen: ChosenCustomers): number => ('ids' in chosen ? chosen.ids.length : chosen.expectedTotal);
