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

describe('the box of the page', () => {
  it('takes every row of the page in, then out', () => {
    const all = togglePage(nothingSelected, page);
    expect(pageState(all, page)).toBe('all');
    expect(togglePage(all, page)).toEqual(nothingSelected);
  });

  it('completes a page of which a part is selected', () => {
    expect(pageState(ofIds(['b']), page)).toBe('some');
    expect(pageState(togglePage(ofIds(['b']), page), page)).toBe('all');
  });

  it('keeps what is selected on other pages', () => {
    expect(countOf(togglePage(ofIds(['z']), page))).toBe(5);
  });

  it('clears everything across pages', () => {
    expect(togglePage(everything, page)).toEqual(nothingSelected);
  });

  it('says nothing is selected on an empty page', () => {
    expect(pageState(nothingSelected, [])).toBe('none');
  });
});

describe('the box of a row', () => {
  it('takes one in and out', () => {
    const one = toggleRow(nothingSelected, 'b', page);
    expect(isSelected(one, 'b')).toBe(true);
    expect(countOf(toggleRow(one, 'b', page))).toBe(0);
  });

  it('with shift takes the rows between in, in both directions', () => {
    expect(toggleRow(ofIds(['b']), 'd', page, 'b')).toEqual(ofIds(['b', 'c', 'd']));
    expect(toggleRow(ofIds(['d']), 'a', page, 'd')).toEqual(ofIds(['d', 'a', 'b', 'c']));
  });

  it('with shift takes the rows between out when the clicked one was in', () => {
    expect(toggleRow(ofIds(page), 'c', page, 'a')).toEqual(ofIds(['d']));
  });

  it('with shift from a row of another page takes only the clicked one', () => {
    expect(toggleRow(ofIds(['z']), 'c', page, 'z')).toEqual(ofIds(['z', 'c']));
  });

  it('taken out of everything leaves the rest of the page', () => {
    expect(toggleRow(everything, 'b', page)).toEqual(ofIds(['a', 'c', 'd']));
  });
});
