import type { Tone } from '../tones.ts';
import { type AxisTick, axisTicks } from './axisTicks.ts';
import type { Writing } from './writing.ts';

/** A chart as plain data that screen and PDF draw, with all texts in the reader's language. Built by the functions below. */
export type ChartData = PartsChart | BarsChart | ColumnsChart;

interface Common {
  /** The question that the chart answers. */
  title: string;
  /** The same data as a table. */
  table: { columns: readonly string[]; rows: readonly { key: string; cells: readonly string[] }[] };
  /** All values are zero, or there are none. */
  isEmpty: boolean;
}
export interface ChartPart {
  key: string;
  label: string;
  tone: Tone;
  value: number;
  /** The value and its share of the total, formatted. */
  text: string;
  share: string;
}
/** Parts of a total: one bar, or a ring with the total in the middle. */
export interface PartsChart extends Common {
  kind: 'share' | 'donut';
  parts: readonly ChartPart[];
  total: { label: string; text: string };
}
/** One bar per row, for instance per department. */
export interface BarsChart extends Common {
  kind: 'bars';
  bars: readonly { key: string; label: string; value: number; text: string }[];
  tone: Tone;
  /** The value of a full bar. */
  max: number;
}
/** One column, or one group of columns, per period. */
export interface ColumnsChart extends Common {
  kind: 'columns';
  isStacked: boolean;
  series: readonly { key: string; label: string; tone: Tone }[];
  /** `tick` is the short text under the column; `values` are in the order of the series. */
  points: readonly { key: string; label: string; tick: string; values: readonly number[]; texts: readonly string[] }[];
  ticks: readonly AxisTick[];
}

type Raw<T, Made extends keyof T> = Omit<T, Made>;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

interface PartsInput {
  kind: PartsChart['kind'];
  title: string;
  parts: readonly Raw<ChartPart, 'text' | 'share'>[];
  /** Word under the total, such as 'People'. */
  totalLabel: string;
  /** Column titles of the table: part, number, share. */
  columns: readonly [string, string, string];
}

type Numbers = Pick<Writing, 'number' | 'percent'>;

export function partsChart(writing: Numbers, { kind, title, parts: raw, totalLabel, columns }: PartsInput): PartsChart {
  const total = sum(raw.map(({ value }) => value));
  const parts = raw.map((part) => ({
    ...part,
    text: writing.number(part.value),
    share: writing.percent(total === 0 ? 0 : part.value / total),
  }));
  return {
    kind,
    title,
    parts,
    total: { label: totalLabel, text: writing.number(total) },
    table: { columns, rows: parts.map(({ key, label, text, share }) => ({ key, cells: [label, text, share] })) },
    isEmpty: total === 0,
  };
}

interface BarsInput {
  title: string;
  /** `text`: what stands beside a bar instead of its value, and `cells` in the table after its name. */
  bars: readonly { key: string; label: string; value: number; text?: string; cells?: readonly string[] }[];
  /** Column titles of the table: name of the bar, its value or its cells. */
  columns: readonly string[];
  tone?: Tone;
  /** The value of a full bar, such as 1 for shares; by default the largest value. */
  max?: number;
  format?: (value: number) => string;
}

export function barsChart(writing: Numbers, input: BarsInput): BarsChart {
  const { title, bars: raw, columns, tone = 'accent', max, format = writing.number } = input;
  const bars = raw.map(({ cells: _, ...bar }) => ({ ...bar, text: bar.text ?? format(bar.value) }));
  return {
    kind: 'bars',
    title,
    bars,
    tone,
    max: max ?? Math.max(0, ...raw.map(({ value }) => value)),
    table: {
      columns,
      rows: bars.map(({ key, label, text }, index) => ({ key, cells: [label, ...(raw[index]?.cells ?? [text])] })),
    },
    isEmpty: bars.length === 0,
  };
}

interface ColumnsInput {
  title: string;
  /** At most five, so that they can be distinguished. */
  series: ColumnsChart['series'];
  /** `texts`: what stands for the values, if that is not their number. */
  points: readonly { key: string; label: string; tick?: string; values: readonly number[]; texts?: readonly string[] }[];
  /** Title of the table's first column, such as 'Month'. */
  pointsLabel: string;
  isStacked?: boolean;
  format?: (value: number) => string;
  /** Highest value of the axis, such as 1 for shares. */
  max?: number;
}

export function columnsChart(writing: Numbers, input: ColumnsInput): ColumnsChart {
  const { title, series, pointsLabel, isStacked = false, format = writing.number } = input;
  const heights = input.points.map(({ values }) => (isStacked ? sum(values) : Math.max(0, ...values)));
  const highest = Math.max(0, ...heights);
  const points = input.points.map((point) => ({
    ...point,
    tick: point.tick ?? point.label,
    texts: point.texts ?? point.values.map(format),
  }));
  return {
    kind: 'columns',
    title,
    isStacked,
    series,
    points,
    ticks: axisTicks(highest, format, input.max),
    table: {
      columns: [pointsLabel, ...series.map(({ label }) => label)],
      rows: points.map(({ key, label, texts }) => ({ key, cells: [label, ...texts] })),
    },
    isEmpty: highest === 0,
  };
}
