/** The selection: rows by id, kept across pages, or all that match the filters. */
export type Selection = { kind: 'ids'; ids: ReadonlySet<string> } | { kind: 'matching'; expectedTotal: number };

export const nothingSelected: Selection = { kind: 'ids', ids: new Set() };

export const ofIds = (ids: Iterable<string>): Selection => ({ kind: 'ids', ids: new Set(ids) });

export const countOf = (selection: Selection): number =>
  selection.kind === 'matching' ? selection.expectedTotal : selection.ids.size;

export const isSelected = (selection: Selection, id: string): boolean => selection.kind === 'matching' || selection.ids.has(id);

type PageState = 'none' | 'some' | 'all';

/** How much of the page is selected, for the checkbox in the header. */
export function pageState(selection: Selection, pageIds: readonly string[]): PageState {
  const selected = pageIds.filter((id) => isSelected(selection, id)).length;
  if (selected === 0) return 'none';
  return selected === pageIds.length ? 'all' : 'some';
}

/** The header's checkbox: selects the page, or clears it if all of it is selected. */
export function togglePage(selection: Selection, pageIds: readonly string[]): Selection {
  if (selection.kind === 'matching') return nothingSelected;
  const ids = new Set(selection.ids);
  const takeOut = pageState(selection, pageIds) === 'all';
  for (const id of pageIds) {
    if (takeOut) ids.delete(id);
    else ids.add(id);
  }
  return { kind: 'ids', ids };
}

/**
 * A row's checkbox. With `anchor` (the row clicked before, with shift) the rows between follow the clicked one. Deselecting one
 * row of "all that match" keeps the rest of the page selected, so that the admin sees the selection.
 */
export function toggleRow(selection: Selection, id: string, pageIds: readonly string[], anchor?: string): Selection {
  if (selection.kind === 'matching') return ofIds(pageIds.filter((other) => other !== id));
  const ids = new Set(selection.ids);
  const takeIn = !ids.has(id);
  for (const between of range(pageIds, anchor ?? id, id)) {
    if (takeIn) ids.add(between);
    else ids.delete(between);
  }
  return { kind: 'ids', ids };
}

function range(pageIds: readonly string[], from: string, to: string): readonly string[] {
  const [a, b] = [pageIds.indexOf(from), pageIds.indexOf(to)];
  if (a < 0 || b < 0) return [to];
  return pageIds.slice(Math.min(a, b), Math.max(a, b) + 1);
}
