import { describe, expect, it } from 'vitest';
import { barsChart, columnsChart, partsChart } from '#contract/reports/chartData';
import { writing } from '#tests/support/writing';
import { chartRows } from '~/components/pdf/layout/chartRows.ts';
import { type Sheet, writer } from '~/components/pdf/layout/drawing.ts';
import { figuresBlock } from '~/components/pdf/layout/heading.ts';
import type { Typesetter } from '~/components/pdf/text/typesetter.ts';

const typesetter: Typesetter = {
  width: (text, { size }) => (text.length * size) / 2,
  lines: (text) => [text],
  runs: () => [],
  hasUnread: () => false,
};
const sheetOf = (width: number): Sheet => ({ width, dir: 'ltr', typesetter, write: writer(typesetter, 'ltr'), onRow: () => {} });
const [upright, wide] = [sheetOf(515), sheetOf(762)];

const parts = [{ key: 'a', label: 'A', tone: 'info' as const, value: 1 }];
const donut = partsChart(writing, { kind: 'donut', title: 'Donut', parts, totalLabel: '', columns: ['', '', ''] });
const bars = barsChart(writing, { title: 'Bars', bars: parts, columns: ['', ''] });
const columns = columnsChart(writing, {
  title: 'Columns',
  series: parts,
  points: [{ key: '1', label: 'x', values: [3] }],
  pointsLabel: '',
});

describe('figures of a report', () => {
  const rowsOf = (count: number, sheet: Sheet) =>
    figuresBlock(
      sheet,
      Array.from({ length: count }, (_, index) => ({ label: `${index}`, value: '1' })),
    ).map(({ drawings }) => drawings.length / 2);

  it.each([
    [3, [3]],
    [5, [5]],
    [6, [3, 3]],
    [7, [4, 3]],
  ])('%i of them on upright paper leave none alone', (count, rows) => expect(rowsOf(count, upright)).toEqual(rows));

  it('stand in one row of six on wide paper', () => expect(rowsOf(6, wide)).toEqual([6]));
});

describe('pictures of a report', () => {
  it('stand one under the other on upright paper', () => {
    expect(chartRows([donut, bars, columns], upright, '–')).toHaveLength(3);
  });

  it('stand beside each other on wide paper, without touching; columns have the width for themselves', () => {
    const rows = chartRows([donut, bars, columns], wide, '–');
    expect(rows).toHaveLength(2);
    const titles = rows[0]?.drawings.flatMap((drawing) =>
      drawing.kind === 'text' && ['Donut', 'Bars'].includes(drawing.lines[0] ?? '') ? [drawing] : [],
    );
    expect(titles).toHaveLength(2);
    expect(titles?.[0]?.x).toBe(0);
    expect(titles?.[1]?.x).toBeGreaterThan(titles?.[0]?.width ?? 0);
    expect((titles?.[1]?.x ?? 0) + (titles?.[1]?.width ?? 0)).toBe(wide.width);
  });
});
