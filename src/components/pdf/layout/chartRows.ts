import type { ChartData } from '#contract/reports/chartData';
import { chartBlock } from './chart.ts';
import { type Block, moved, type Sheet } from './drawing.ts';

const gap = 28;
/** Half of less is too little for a picture with its names. */
const leastForTwo = 700;

/** Pictures one under the other; on wide paper two beside each other, but for columns, which need the width. */
export function chartRows(charts: readonly ChartData[], sheet: Sheet, empty: string): Block[] {
  const half = { ...sheet, width: (sheet.width - gap) / 2 };
  const rows: Block[] = [];
  for (let index = 0; index < charts.length; index += 1) {
    const [chart, next] = [charts[index], charts[index + 1]];
    if (!chart) break;
    if (next && sheet.width >= leastForTwo && chart.kind !== 'columns' && next.kind !== 'columns') {
      const [first, second] = [chartBlock(chart, half, empty), chartBlock(next, half, empty)];
      const drawings = [...first.drawings, ...moved(second.drawings, half.width + gap, 0)];
      rows.push({ height: Math.max(first.height, second.height), drawings });
      index += 1;
    } else rows.push(chartBlock(chart, sheet, empty));
  }
  return rows;
}
