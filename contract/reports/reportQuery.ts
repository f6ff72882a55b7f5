import { z } from 'zod';
import { dayMs } from '../kit/durations.ts';
import { campaignStatuses } from '../campaigns/campaignStates.ts';
import { id, many } from '../kit/endpoint.ts';
import { listLimits, textLimits } from '../kit/limits.ts';
import { reportLimits } from './limits.ts';
import { reportStatuses, usualCampaignStatuses } from './reportStatus.ts';

const digits = z
  .string()
  .regex(/^\d{1,7}$/)
  .transform(Number);

/** Query parameters of a table page. */
export const pageShape = <F extends string>(orderFields: readonly [F, ...F[]]) => ({
  order: z.enum(['ASC', 'DESC']).optional(),
  orderBy: z.enum(orderFields).optional(),
  pageNumber: digits.pipe(z.number().min(1)).optional(),
  pageSize: digits.pipe(z.number().min(1).max(listLimits.maxPageSize)).optional(),
});
export const searchShape = { searchText: z.string().trim().max(textLimits.textMax).optional() };

const rangeShape = { dateFrom: z.iso.date().optional(), dateTo: z.iso.date().optional() };
interface Range {
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
}

/** Number of days in a range, both ends included. */
export const daysOfRange = ({ dateFrom, dateTo }: { dateFrom: string; dateTo: string }): number =>
  (Date.parse(dateTo) - Date.parse(dateFrom)) / dayMs + 1;

/** What is wrong with a range: one end is missing, the ends are swapped, it is too long, or it is too early. Null if it is valid or absent. */
function rangeProblem({ dateFrom, dateTo }: Range): { field: 'dateFrom' | 'dateTo'; message: string } | null {
  if (!dateFrom && !dateTo) return null;
  if (!dateFrom) return { field: 'dateFrom', message: 'dateFrom and dateTo come together' };
  if (!dateTo) return { field: 'dateTo', message: 'dateFrom and dateTo come together' };
  if (dateFrom < reportLimits.firstReportDay)
    return { field: 'dateFrom', message: `dateFrom must not be before ${reportLimits.firstReportDay}` };
  const days = daysOfRange({ dateFrom, dateTo });
  if (days < 1) return { field: 'dateTo', message: 'dateTo must not be before dateFrom' };
  return days > reportLimits.dateRangeDays.max
    ? { field: 'dateTo', message: `The range must be at most ${reportLimits.dateRangeDays.max} days` }
    : null;
}

/**
 * The day of an assignment that a range applies to: assigned, due (its deadline, as rows show it) or completed.
 */
export const rangeKinds = ['assigned', 'due', 'completed'] as const;
export type RangeKind = (typeof rangeKinds)[number];

/** Values of an enumeration, case-insensitive, converted to lower case. */
export const anyCase = <const T extends readonly [string, ...string[]]>(values: T) => z.string().toLowerCase().pipe(z.enum(values));

const filterShape = {
  statuses: many(anyCase(reportStatuses)),
  departments: many(id),
  groups: many(id),
  campaignIds: many(id),
  campaignStatuses: many(anyCase(campaignStatuses)),
  rangeOf: z.enum(rangeKinds).optional(),
};

function withRange<S extends z.ZodRawShape>(shape: S) {
  return z.object({ ...rangeShape, ...shape }).superRefine((value, context) => {
    const problem = rangeProblem(value as Range);
    if (problem) context.addIssue({ code: 'custom', path: [problem.field], message: problem.message });
  });
}

/** Filters of every training report, as the server reads them. Days are ISO dates in UTC, both included. */
export type ReportFilters = z.output<ReturnType<typeof withRange<typeof filterShape>>>;

/** The same filters for the assignments of one campaign, which the path names. */
export const campaignQuery = <S extends z.ZodRawShape>(shape: S) => withRange({ ...filterShape, ...shape });

/** A query that names neither campaigns nor their status, nor what happened to people or when, is about running campaigns. */
export function aboutUsual<Query extends object>(query: Query): Query {
  const { campaignIds = [], campaignStatuses: states = [], statuses = [], dateFrom } = query as Partial<ReportFilters>;
  const isAboutUsual = campaignIds.length + states.length + statuses.length === 0 && !dateFrom;
  return isAboutUsual ? { ...query, campaignStatuses: [...usualCampaignStatuses] } : query;
}

/**
 * The filters of every training report, plus further parameters of a call. Filters apply to assignments (one person in one
 * campaign). `dateFrom` and `dateTo` (UTC days, both included, both or none, at most reportLimits.dateRangeDays.max days) apply
 * to the day in `rangeOf`, by default the day of assignment; without them the report shows all days. `departments` and `groups`
 * match people who are now in any of the departments and in any of the groups. Without `campaignIds`, `campaignStatuses`, `statuses`
 * and a range the report shows running campaigns (chosenIn in filters.ts is the same rule for the panel). Every other absent filter
 * excludes nobody.
 */
export const reportQuery = <S extends z.ZodRawShape>(shape: S) => campaignQuery(shape).transform((query) => aboutUsual(query));

/** Only the range, for reports that do not show assignments. */
export const rangeQuery = <S extends z.ZodRawShape>(shape: S) => withRange(shape);
