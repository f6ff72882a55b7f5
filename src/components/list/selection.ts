/** What is selected: rows by id, kept from page to page, or everything that the filters match. */
export type Selection = { kind: 'ids'; ids: ReadonlySet<string> } | { kind: 'matching'; expectedTotal: number };

export const nothingSelected: Selection = { kind: 'ids', ids: new Set() };

export const ofIds = (ids: Iterable<string>): Selection => ({ kind: 'ids', ids: new Set(ids) });

export const countOf = (selection: Selection): number =>
  selection.kind === 'matching' ? selection.expectedTotal : selection.ids.size;

export const isSelected = (selection: Selection, id: string): boolean => selection.kind === 'matching' || selection.ids.has(id);

type PageState = 'none' | 'some' | 'all';

/** How much of the page is selected; drives the box in the header. */
export function pageState(selection: Selection, pageIds: readonly string[]): PageState {
  const selected = pageIds.filter((id) => isSelected(selection, id)).length;
  if (selected === 0) return 'none';
  return selected === pageIds.length ? 'all' : 'some';
}

/** The header's box: takes the whole page in, or out when all of it is in. */
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
 * A row's box. With `anchor` (the row clicked before, shift held) the rows between follow the clicked one.
 * Taking one row out of "everything" leaves the rest of the page: the admin sees exactly what stays selected.
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
