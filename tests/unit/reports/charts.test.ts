import { describe, expect, it } from 'vitest';
import { axisTicks } from '#contract/reports/axisTicks';
import type { ColumnsChart } from '#contract/reports/chartData';
import { columnsPicture, donutArcs, roughWidth, sparse } from '~/report/charts/geometry.ts';

const valuesOf = (highest: number, max?: number) => axisTicks(highest, String, max).map(({ value }) => value);

describe('an axis', () => {
  it('has a few round ticks up to at least the highest value', () => {
    expect(valuesOf(0)).toEqual([0, 1]);
    expect(valuesOf(3)).toEqual([0, 1, 2, 3]);
    expect(valuesOf(9)).toEqual([0, 3, 6, 9]);
    expect(valuesOf(240)).toEqual([0, 100, 200, 300]);
    expect(valuesOf(1200)).toEqual([0, 500, 1000, 1500]);
  });

  it('of shares ends at 100%', () => {
    expect(valuesOf(0.93, 1)).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(valuesOf(0, 1)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  it('hides labels that would overlap, never the last', () => {
    expect(sparse(['Jan', 'Feb', 'Mar'], 60, 12)).toEqual([true, true, true]);
    const year = sparse(Array<string>(12).fill('Sept. 25'), 30, 12);
    expect(year.at(-1)).toBe(true);
    expect(year.filter(Boolean).length).toBeLessThan(7);
  });
});

describe('a column chart', () => {
  const chart: ColumnsChart = {
    kind: 'columns',
    title: '',
    isStacked: true,
    series: [
      { key: 'a', label: 'A', tone: 'success' },
      { key: 'b', label: 'B', tone: 'warning' },
    ],
    points: [
      { key: '1', label: 'One', tick: 'One', values: [2, 2], texts: ['2', '2'] },
      { key: '2', label: 'Two', tick: 'Two', values: [0, 3], texts: ['0', '3'] },
    ],
    ticks: axisTicks(4, String),
    table: { columns: [], rows: [] },
    isEmpty: false,
  };
  const box = { width: 300, height: 200, fontSize: 10, isMirrored: false };

  it('stacks parts on each other and draws none for zero', () => {
    const { rectangles, bottom, top } = columnsPicture(chart, box);
    expect(rectangles.map(({ key }) => key)).toEqual(['1.a', '1.b', '2.b']);
    const [first, second] = rectangles;
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBe(bottom);
    expect((second?.y ?? 0) + (second?.height ?? 0)).toBeCloseTo(first?.y ?? 0);
    expect(second?.y).toBeCloseTo(top);
  });

  it('groups them side by side otherwise', () => {
    const { rectangles, bottom } = columnsPicture({ ...chart, isStacked: false }, box);
    const [first, second] = rectangles;
    expect((second?.y ?? 0) + (second?.height ?? 0)).toBe(bottom);
    expect(second?.x).toBeGreaterThanOrEqual((first?.x ?? 0) + (first?.width ?? 0));
  });

  it('hides a label that the last one would cover', () => {
    const points = Array.from({ length: 30 }, (_, index) => ({ ...chart.points[0], key: `${index}`, tick: `November ${index}` }));
    const days = { ...chart, points } as ColumnsChart;
    const { labels } = columnsPicture(days, box);
    expect(labels.at(-1)?.key).toBe('29');
    for (const [index, { x, text }] of labels.slice(0, -1).entries())
      expect(x + roughWidth(text, box.fontSize) / 2).toBeLessThan(
        (labels[index + 1]?.x ?? 0) - roughWidth(labels[index + 1]?.text ?? '', box.fontSize) / 2,
      );
  });

  it('is mirrored for right to left', () => {
    const [plain, mirrored] = [columnsPicture(chart, box), columnsPicture(chart, { ...box, isMirrored: true })];
    for (const [index, { x, width }] of plain.rectangles.entries())
      expect(mirrored.rectangles[index]?.x).toBeCloseTo(300 - x - width);
    expect(mirrored.lines[0]?.x1).toBeGreaterThan(mirrored.lines[0]?.x2 ?? 0);
  });
});

describe('a ring', () => {
  const part = (key: string, value: number) => ({ key, value, label: key, tone: 'success' as const, text: '', share: '' });

  it('is closed, with one part or several', () => {
    expect(donutArcs([part('a', 1), part('b', 0)], 10, false).map(({ path }) => path)).toEqual([
      'M 0.00 -10.00 A 10 10 0 0 1 0.00 10.00 A 10 10 0 0 1 -0.00 -10.00',
    ]);
    expect(donutArcs([part('a', 1), part('b', 100_000), part('c', 3)], 10, false)).toHaveLength(3);
    expect(donutArcs([part('a', 1), part('b', 1)], 10, true)[0]?.path).toContain('A 10 10 0 0 0');
  });
});
