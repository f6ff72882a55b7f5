import { describe, expect, it } from 'vitest';
import { fitColumns } from '~/components/list/table/fitColumns.ts';
import { headWidth } from '~/components/list/table/fitColumns.ts';
import { pageInstead, pageRange } from '~/components/list/pageRange.ts';

const at = (page: number, total: number, shown: number, isCapped = false) => ({ page, limit: 25, total, shown, isCapped });

describe('the footer of a list', () => {
  it('shows the range of rows', () => {
    expect(pageRange(at(2, 240, 25))).toMatchObject({
      from: 26,
      to: 50,
      pages: 10,
      hasPrevious: true,
      hasNext: true,
      hasLast: true,
    });
  });

  it('ends on the last page', () => {
    expect(pageRange(at(10, 240, 15))).toMatchObject({ from: 226, to: 240, hasNext: false, hasLast: false });
  });

  it('has one page without records', () => {
    expect(pageRange(at(1, 0, 0))).toEqual({ from: 0, to: 0, pages: 1, hasPrevious: false, hasNext: false, hasLast: false });
  });

  it('has a next page after a capped total while pages are full, and no last page', () => {
    expect(pageRange(at(40, 1000, 25, true))).toMatchObject({ hasNext: true, hasLast: false, pages: 40 });
    expect(pageRange(at(41, 1000, 25, true))).toMatchObject({ hasNext: true, pages: 41 });
    expect(pageRange(at(42, 1000, 3, true))).toMatchObject({ hasNext: false, to: 1028 });
  });
});

describe('a page past the end', () => {
  it('is replaced by the last one', () => {
    expect(pageInstead(at(12, 240, 0))).toBe(10);
    expect(pageInstead(at(3, 0, 0))).toBe(1);
  });

  it('of a capped total is replaced by the previous one', () => {
    expect(pageInstead(at(42, 1000, 0, true))).toBe(40);
  });

  it('is kept while it has rows, and if it is the first', () => {
    expect(pageInstead(at(10, 240, 15))).toBeUndefined();
    expect(pageInstead(at(1, 0, 0))).toBeUndefined();
  });
});

describe('columns', () => {
  const columns = [
    { key: 'name', label: 'Name', minWidth: 150, priority: 1 },
    { key: 'email', label: 'Email', minWidth: 200, priority: 3 },
    { key: 'status', label: 'Status', minWidth: 100, priority: 1 },
    { key: 'created', label: 'Created', minWidth: 100, priority: 4 },
  ];
  const keys = (list: { key: string }[]) => list.map(({ key }) => key);

  it('are all visible if they fit', () => {
    expect(fitColumns(columns, 550, 40)).toMatchObject({ folded: [], widths: [150, 200, 100, 100] });
    expect(fitColumns(columns, 1100, 40)).toMatchObject({ folded: [], widths: [300, 400, 200, 200] });
  });

  it('get extra space first where values are long', () => {
    const long = [{ key: 'email', label: 'Email', minWidth: 200, fullWidth: 240, priority: 1 }];
    const count = { key: 'count', label: 'Count', minWidth: 100, priority: 1 };
    expect(fitColumns([...long, count], 320, 40).widths).toEqual([220, 100]);
    expect(fitColumns([...long, count], 680, 40).widths).toEqual([480, 200]);
  });

  it('are hidden from the least important, in their own order, with space for the button of the card', () => {
    const { shown, folded } = fitColumns(columns, 500, 40);
    expect(keys(shown)).toEqual(['name', 'email', 'status']);
    expect(keys(folded)).toEqual(['created']);
    expect(keys(fitColumns(columns, 470, 40).shown)).toEqual(['name', 'status']);
  });

  it('keep two on the smallest screen, narrowed', () => {
    const { shown, widths } = fitColumns(columns, 240, 40);
    expect(keys(shown)).toEqual(['name', 'status']);
    expect((widths[0] ?? 0) + (widths[1] ?? 0)).toBeLessThanOrEqual(200);
  });

  it('fit the longest word of their titles, in any language', () => {
    const titled = { key: 'done', label: 'Abgeschlossen', orderField: 'done', minWidth: 96, priority: 4 };
    expect(keys(fitColumns([...columns.slice(0, 1), titled], 150 + 96, 0).shown)).toEqual(['name']);
    expect(headWidth('Abgeschlossen', true)).toBeGreaterThan(130);
    // Two words stand on two lines.
    expect(headWidth('Nicht begonnen', true)).toBeLessThan(130);
    expect(headWidth('割り当てユーザー', true)).toBeLessThan(headWidth('割り当てられたユーザー', true));
  });

  it('shrink on a small screen to the width of their titles', () => {
    const narrow = [
      { key: 'question', label: 'Question', minWidth: 280, priority: 1 },
      { key: 'share', label: 'Correct answers', orderField: 'share', minWidth: 96, priority: 1 },
    ];
    const { widths } = fitColumns(narrow, 320, 0);
    expect(widths[1]).toBeGreaterThanOrEqual(headWidth('Correct answers', true) - 1);
    expect((widths[0] ?? 0) + (widths[1] ?? 0)).toBeLessThanOrEqual(320);
  });
});
