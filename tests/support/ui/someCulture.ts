import type { CulturePeriod, CultureReport } from '#contract/dashboard/dashboard';

export const nothing: CulturePeriod['inputs'] = {
  training: { value: null, tasks: 0, completed: 0, inTime: 0 },
  gaming: { value: null, tasks: 0, scored: 0 },
  phishing: { value: null, sent: 0, reported: 0 },
};

/** A culture score in the first quarter of a year, and in the days before; without a score nothing was assigned. */
export const someCulture = (
  score: number | null,
  before: number | null,
  inputs: CulturePeriod['inputs'] = nothing,
): CultureReport => ({
  current: { dateFrom: '2027-01-01', dateTo: '2027-03-31', score, inputs },
  previous: { dateFrom: '2026-10-03', dateTo: '2026-12-31', score: before, inputs },
  months: [
    { dateFrom: '2027-02-01', dateTo: '2027-02-28', score: null, inputs: nothing },
    { dateFrom: '2027-03-01', dateTo: '2027-03-31', score, inputs },
  ],
  industry: { name: 'retail', companies: 5, score: null, day: null },
});
