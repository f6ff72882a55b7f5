/** One measured value. `id` is its name in budgets.ts; the meaning of an id never changes. */
export interface Figure {
  id: string;
  what: string;
  unit: 'KiB' | 'ms' | 'MiB' | 'requests/s' | 'requests' | 'people/h' | 's';
  value: number;
  /** Lowest and highest of several runs. */
  range?: readonly [number, number];
}

const byValue = (a: number, b: number): number => a - b;

/** The value that the given share of all values does not exceed (0.95 → p95). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort(byValue);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))] ?? Number.NaN;
}

const median = (values: readonly number[]): number => percentile(values, 0.5);

/** A figure of several runs: the median, with the range. */
export function ofRuns(id: string, what: string, unit: Figure['unit'], values: readonly number[]): Figure {
  return { id, what, unit, value: median(values), range: [Math.min(...values), Math.max(...values)] };
}

/** p50, p95 and p99 of one call's response times, in milliseconds. */
export function ofLatencies(id: string, what: string, milliseconds: readonly number[]): Figure[] {
  return ([50, 95, 99] as const).map((p) => ({
    id: `${id}.p${p}`,
    what,
    unit: 'ms',
    value: percentile(milliseconds, p / 100),
  }));
}
