import type { Figure } from './figures.ts';

/** Performance budgets. `most` is the highest value that passes, `least` the lowest. */
interface Budget {
  /** The figure's id; `*` stands for any text between two dots. */
  figure: string;
  most?: number;
  least?: number;
}

/** Times hold on an idle machine with two cores; sizes hold everywhere. Server budgets are for a million people, those of reports for 100,000 with 50 trainings. */
export const budgets: readonly Budget[] = [
  { figure: 'sizes.login.gzip', most: 108 },
  // Single areas load later: their adapters, their parts of the contract, their pages.
  { figure: 'sizes.list.gzip', most: 380 },
  { figure: 'times.slow.login', most: 1100 },
  { figure: 'times.slow.list', most: 2000 },
  { figure: 'times.fast.menu', most: 180 },
  { figure: 'times.fast.filter', most: 450 },
  { figure: 'heap.growth', most: 4 },
  { figure: 'pglite.1000000.list-*.p95', most: 100 },
  { figure: 'pglite.1000000.search-*.p95', most: 100 },
  { figure: 'postgres.1000000.list-first.rate', least: 1000 },
  { figure: 'postgres.1000000.list-first.p99', most: 30 },
  { figure: 'postgres.1000000.list-*.p95', most: 100 },
  { figure: 'postgres.1000000.search-*.p95', most: 100 },
  { figure: 'postgres.1000000.learners.rate', least: 2000 },
  { figure: 'postgres.1000000.learners-*.p95', most: 300 },
  { figure: 'postgres.100000.report-*.p95', most: 300 },
  { figure: 'postgres.100000.report-exercise-*.slowest', most: 300 },
  { figure: 'postgres.100000.year-*.p95', most: 300 },
  { figure: 'postgres.*.customers-*.p95', most: 100 },
  { figure: 'postgres.*.customers-*.slowest', most: 100 },
  { figure: 'postgres.*.findings-all.p95', most: 150 },
];

const matches = (pattern: string, id: string): boolean =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^.]*')}$`).test(id);

interface Verdict {
  limit: string;
  passed: boolean;
}

/** Compares a figure with its budget; undefined if it has none. */
export function judge({ id, value }: Figure): Verdict | undefined {
  const matching = budgets.filter(({ figure }) => matches(figure, id));
  if (matching.length === 0) return undefined;
  const most = Math.min(...matching.map((budget) => budget.most ?? Number.POSITIVE_INFINITY));
  const least = Math.max(...matching.map((budget) => budget.least ?? Number.NEGATIVE_INFINITY));
  const limit = [Number.isFinite(most) ? `≤ ${most}` : '', Number.isFinite(least) ? `≥ ${least}` : ''].filter(Boolean).join(' ');
  return { limit, passed: value <= most && value >= least };
}
