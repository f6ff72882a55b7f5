import { z } from 'zod';
import { industries } from '../company/companyFacts.ts';
import { endpoint } from '../kit/endpoint.ts';
import { rangeQuery } from '../reports/reportQuery.ts';

/*
 * How a company stands in a period and in the one before it, which has as many days. Periods are UTC days, both included, of the day of
 * assignment, and for simulated mails of the day of sending. Without a range the last dashboardLimits.days days, today included.
 */

const count = z.number().int().min(0);
const percent = z.number().min(0).max(100);
const outOfTen = z.number().min(0).max(10);
const day = z.iso.date();

const read = { method: 'GET', access: 'dashboard:read', tx: 'read', query: rangeQuery({}), errors: [] } as const;
const twoPeriods = <T extends z.ZodType>(figures: T) => z.object({ current: figures, previous: figures });

/** Tasks, and the shares of them in percent with one decimal. What is left is not started, was not completed in time, or is paused. */
const shares = z.object({ assignedUsers: count, completed: percent, inProgress: percent, overdue: percent });
export type DashboardShares = z.input<typeof shares>;

/** Courses without games. */
export const getTrainingDashboard = endpoint({
  ...read,
  path: '/reports/api/v1/company/{companyId}/training/dashboard',
  summary: 'Tasks of trainings in a period and the one before',
  reply: twoPeriods(shares),
});

export const getPolicyDashboard = endpoint({
  ...read,
  path: '/rest/v1/company/{companyId}/dashboard/policies',
  summary: 'Acknowledgements of policies in a period and the one before',
  reply: twoPeriods(shares),
});

export const getMonthlyDashboard = endpoint({
  ...read,
  path: '/rest/v1/company/{companyId}/dashboard/monthly-videos',
  summary: 'Monthly videos in a period and the one before',
  reply: twoPeriods(shares),
});

/** The industry's average is of the last days, as in `cultureReport`: null in the period before. */
const gamingShares = z.object({ assignedUsers: count, averageScore: outOfTen.nullable(), industryScore: outOfTen.nullable() });
export type GamingShares = z.input<typeof gamingShares>;

/** Exercises and games: the average of those who have a score, and of the other companies of the industry on this installation. */
export const getGamingDashboard = endpoint({
  ...read,
  path: '/reports/api/v1/company/{companyId}/gaming/dashboard',
  summary: 'Average score of exercises and games in a period and the one before, beside that of the industry',
  reply: twoPeriods(gamingShares),
});

/** What a culture score is made of: the value of each part (null without any data) and what it was counted from. */
export const cultureInputs = z.object({
  /** Completed tasks in percent. `inTime` are neither completed nor late, and can still be. */
  training: z.object({ value: percent.nullable(), tasks: count, completed: count, inTime: count }),
  /** `scored` people and tasks with a score. */
  gaming: z.object({ value: outOfTen.nullable(), tasks: count, scored: count }),
  /** Reported messages in percent of the sent ones. */
  phishing: z.object({ value: percent.nullable(), sent: count, reported: count }),
});
export type CultureInputs = z.input<typeof cultureInputs>;

const score = z.number().int().min(0).max(100).nullable();
const culturePeriod = z.object({ dateFrom: day, dateTo: day, score, inputs: cultureInputs });
export type CulturePeriod = z.input<typeof culturePeriod>;

export const cultureReport = twoPeriods(culturePeriod).extend({
  /** Months of the calendar up to the end of the period, the oldest first; the last one ends with the period. */
  months: z.array(culturePeriod),
  /**
   * Average of the other companies of the same industry on this installation, of exercises and games over the last
   * dashboardLimits.days days. Null while there are too few (`companies` of dashboardLimits.industry.companies), or no industry is known.
   */
  industry: z.object({ name: z.enum(industries).nullable(), companies: count, score: outOfTen.nullable(), day: day.nullable() }),
});
export type CultureReport = z.input<typeof cultureReport>;

export const getCultureScore = endpoint({
  ...read,
  path: '/rest/v1/company/{companyId}/culture-score',
  summary: 'The culture score with its parts, in a period, the one before, and by month',
  reply: cultureReport,
});
