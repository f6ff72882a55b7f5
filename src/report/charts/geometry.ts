import type { Tone } from '#contract/tones';
import type { ChartPart, ColumnsChart } from '#contract/reports/chartData';

/** Geometry of charts: the same for screen and paper. */
interface Arc {
  key: string;
  tone: Tone;
  /** SVG path of a line in the middle of the ring; stroke it with the ring's width. */
  path: string;
}

/** Smallest share of a part, so that it stays visible, and the gap between parts. */
const smallest = 0.012;
const gap = 0.006;

/** A ring around (0, 0) that starts at the top and runs in reading direction. */
export function donutArcs(parts: readonly ChartPart[], radius: number, isMirrored: boolean): Arc[] {
  const seen = parts.filter(({ value }) => value > 0);
  const total = seen.reduce((all, { value }) => all + value, 0);
  const shares = seen.map(({ value }) => Math.max(value / total, smallest));
  const sum = shares.reduce((all, share) => all + share, 0);
  const at = (turn: number) => {
    const angle = turn * 2 * Math.PI * (isMirrored ? -1 : 1);
    return `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
  };
  const arc = (to: number) => `A ${radius} ${radius} 0 0 ${isMirrored ? 0 : 1} ${at(to)}`;
  let start = 0;
  return seen.map(({ key, tone }, index) => {
    const end = start + (shares[index] ?? 0) / sum;
    const [from, to] = seen.length > 1 ? [start + gap / 2, end - gap / 2] : [start, end];
    // Two halves, because an arc of 360° would start and end at the same point.
    const path = `M ${at(from)} ${arc((from + to) / 2)} ${arc(to)}`;
    start = end;
    return { key, tone, path };
  });
}

export interface Box {
  width: number;
  height: number;
  isMirrored: boolean;
  fontSize: number;
}
interface Rectangle {
  key: string;
  tone: Tone;
  x: number;
  y: number;
  width: number;
  height: number;
}
interface ColumnsPicture {
  rectangles: Rectangle[];
  /** Horizontal grid lines with their number: from `x1` to `x2`, the text ends at `textX`. */
  lines: { key: number; y: number; x1: number; x2: number; textX: number; text: string }[];
  /** Labels under the columns, centred at `x`. */
  labels: { key: string; x: number; y: number; text: string }[];
  /** Width of one point in reading direction: the first begins at `start`. */
  band: number;
  start: number;
  top: number;
  bottom: number;
}

const widestColumn = 40;

export function columnsPicture(chart: ColumnsChart, { width, height, isMirrored, fontSize }: Box): ColumnsPicture {
  const start = Math.max(...chart.ticks.map(({ text }) => roughWidth(text, fontSize)), fontSize) + fontSize;
  const top = fontSize * 0.7;
  const bottom = height - fontSize * 2;
  const band = (width - start) / Math.max(chart.points.length, 1);
  const highest = chart.ticks.at(-1)?.value || 1;
  const tall = (value: number) => (Math.max(0, value) / highest) * (bottom - top);
  const place = (x: number, size = 0) => (isMirrored ? width - x - size : x);
  const lanes = chart.isStacked ? 1 : chart.series.length;
  const lane = Math.min((band * 0.72) / lanes, widestColumn);

  const rectangles = chart.points.flatMap(({ key, values }, index) => {
    let base = bottom;
    return chart.series.map((series, order) => {
      const value = values[order] ?? 0;
      const size = value > 0 ? Math.max(tall(value), 1) : 0;
      if (!chart.isStacked) base = bottom;
      base -= size;
      const middle = start + band * (index + 0.5) - (lane * lanes) / 2 + (chart.isStacked ? 0 : order * lane);
      const inset = lanes > 1 ? Math.min(1, lane / 8) : 0;
      const wide = Math.max(lane - 2 * inset, 0.5);
      return { key: `${key}.${series.key}`, tone: series.tone, x: place(middle + inset, wide), y: base, width: wide, height: size };
    });
  });
  const shown = sparse(
    chart.points.map(({ tick }) => tick),
    band,
    fontSize,
  );
  const labels = chart.points.map(({ key, tick }, index) => {
    // Keeps the last label inside the edge.
    const half = roughWidth(tick, fontSize) / 2;
    const x = Math.min(start + band * (index + 0.5), width - half);
    return { key, x, half, text: tick, isShown: shown[index] };
  });
  const last = labels.at(-1);
  const isFree = ({ x, half }: { x: number; half: number }) => !last || x + half + fontSize / 2 <= last.x - last.half;
  return {
    rectangles: rectangles.filter(({ height: size }) => size > 0),
    lines: chart.ticks.map(({ value, text }) => ({
      key: value,
      y: bottom - tall(value),
      x1: place(start),
      x2: place(width),
      textX: place(start - fontSize * 0.6),
      text,
    })),
    labels: labels
      .filter((label) => label.isShown && (label === last || isFree(label)))
      .map(({ key, x, text }) => ({ key, x: place(x), y: height - fontSize * 0.4, text })),
    band,
    start,
    top,
    bottom,
  };
}

/** Characters of these scripts are about twice as wide. */
const wide = /[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/gu;

/** Approximate width of a text at a font size, without drawing it. */
export const roughWidth = (text: string, fontSize: number): number =>
  (text.length + (text.match(wide)?.length ?? 0) * 0.8) * fontSize * 0.56;

/** Which labels fit beside each other, each in a band of `band`: every one, every second …, always the last. */
export function sparse(texts: readonly string[], band: number, fontSize: number): boolean[] {
  const widest = Math.max(0, ...texts.map((text) => roughWidth(text, fontSize))) + fontSize;
  const every = Math.max(1, Math.ceil(widest / Math.max(band, 1)));
  return texts.map((_, index) => (texts.length - 1 - index) % every === 0);
}
