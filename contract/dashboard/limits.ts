/** Limits of the dashboard and of the culture score. Imports nothing. */
export const dashboardLimits = {
  /** The period when none is chosen, in days up to today; the one before it has as many. */
  days: 90,
  /** Months of the line. */
  months: 12,
  /** A score rises by a level at each multiple of this. */
  levelStep: 20,
  /** A department with fewer people has no score: it would say something about single people. */
  smallestGroup: 5,
  /** An average of an industry needs so many other companies, each with so many people who have a score. */
  industry: { companies: 8, people: 10 },
  /** Share of tasks that somebody has completed, in percent: excellent, or good, from here on. */
  shares: { excellent: 70, good: 10 },
} as const;
