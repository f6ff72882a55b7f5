import { describe, expect, it } from 'vitest';
import {
  countOf,
  isSelected,
  nothingSelected,
  ofIds,
  pageState,
  type Selection,
  togglePage,
  toggleRow,
} from '~/components/list/selection.ts';

const page = ['a', 'b', 'c', 'd'];
const everything: Selection = { kind: 'matching', expectedTotal: 3012 };

describe('the checkbox of the page', () => {
  it('selects every row of the page, then clears it', () => {
    const all = togglePage(nothingSelected, page);
    expect(pageState(all, page)).toBe('all');
    expect(togglePage(all, page)).toEqual(nothingSelected);
  });

  it('completes a partially selected page', () => {
    expect(pageState(ofIds(['b']), page)).toBe('some');
    expect(pageState(togglePage(ofIds(['b']), page), page)).toBe('all');
  });

  it('keeps the selection of other pages', () => {
    expect(countOf(togglePage(ofIds(['z']), page))).toBe(5);
  });

  it('clears everything across pages', () => {
    expect(togglePage(everything, page)).toEqual(nothingSelected);
  });

  it('is off on an empty page', () => {
    expect(pageState(nothingSelected, [])).toBe('none');
  });
});

describe('the checkbox of a row', () => {
  it('selects and deselects', () => {
    const one = toggleRow(nothingSelected, 'b', page);
    expect(isSelected(one, 'b')).toBe(true);
    expect(countOf(toggleRow(one, 'b', page))).toBe(0);
  });

  it('with shift selects the rows between, in both directions', () => {
    expect(toggleRow(ofIds(['b']), 'd', page, 'b')).toEqual(ofIds(['b', 'c', 'd']));
    expect(toggleRow(ofIds(['d']), 'a', page, 'd')).toEqual(ofIds(['d', 'a', 'b', 'c']));
  });

  it('with shift deselects the rows between if the clicked one was selected', () => {
    expect(toggleRow(ofIds(page), 'c', page, 'a')).toEqual(ofIds(['d']));
  });

  it('with shift after a row of another page changes only the clicked one', () => {
    expect(toggleRow(ofIds(['z']), 'c', page, 'z')).toEqual(ofIds(['z', 'c']));
  });

  it('deselected from "all" keeps the rest of the page', () => {
    expect(toggleRow(everything, 'b', page)).toEqual(ofIds(['a', 'c', 'd']));
  });
});
