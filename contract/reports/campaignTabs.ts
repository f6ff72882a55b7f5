import { z } from 'zod';
import type { Capability } from '../access.ts';
import type { ErrorCode } from '../errors.ts';
import { at, endpoint, id, many } from '../kit/endpoint.ts';
import { pageOf, wrapped } from '../kit/replies.ts';
import { anyCase, pageShape, rangeQuery, searchShape } from './reportQuery.ts';
import { reportStatuses } from './reportStatus.ts';

/*
 * The calls of the tabs that the report of every campaign has, whatever kind of work it is: one of its people, and one each of their
 * departments and groups. Their columns are in campaignTables.ts.
 */

/**
 * People with one of these statuses, who are now in any of the departments and in any of the groups; with a range only those who got the
 * campaign on these days, as in reports over campaigns.
 */
const filterShape = { status: many(anyCase(reportStatuses)), departments: many(id), groups: many(id) };
export const tabFilters = rangeQuery(filterShape);

/** With `isCsv=true`, as with `Accept: text/csv`, the reply is all matching rows as CSV; the page is ignored. */
export const tabQuery = <F extends string>(orderFields: readonly [F, ...F[]]) =>
  rangeQuery({ ...pageShape(orderFields), ...searchShape, ...filterShape, isCsv: z.enum(['true', 'false']).optional() });

const count = z.number().int();

/** A person of a campaign. A kind adds what its people have besides. */
export const personRow = z.object({
  id,
  fullName: z.string(),
  email: z.string(),
  departments: z.string(),
  status: z.enum(reportStatuses),
  completedAt: at.nullable(),
  /** When they first opened what the campaign is about, on Heed’s own pages. */
  openedAt: at.nullable(),
  /** The last day of the absence that the person is in. */
  awayUntil: z.iso.date().nullable(),
  isDisabled: z.boolean(),
  isDeleted: z.boolean(),
});
export type PersonRow = z.input<typeof personRow>;
export const personOrderFields = ['fullName', 'email', 'status', 'completedAt'] as const;

/** People by status. `learners`: everybody, those with a paused assignment too. */
const byStatus = z.object({
  learners: count,
  completionPercentage: z.number().min(0).max(100),
  completed: count,
  inProgress: count,
  notStarted: count,
  overdue: count,
  notCompleted: count,
  paused: count,
});

/** How many people came with the personal link of a mail about the campaign, or began without it; only where Heed’s own pages take them. */
export const opened = { opened: count.optional() };

/** The people of a campaign. */
const tabTotals = byStatus.extend({ ...opened, campaign: z.object({ name: z.string() }) });
export type TabTotals = z.input<typeof tabTotals>;

/** A department or group with its people in a campaign. */
export const setRow = byStatus.extend({ id, name: z.string() });
export type SetRow = z.input<typeof setRow>;
export const setOrderFields = ['name', ...byStatus.keyof().options] as const;

interface TabCalls<Path extends string, Access extends Capability, Person extends z.ZodType, F extends string> {
  /** Of the report, below that of its campaign. */
  path: Path;
  access: Access;
  /** As in the summaries of the calls: `a campaign`. */
  what: string;
  people: { row: Person; orderFields: readonly [F, ...F[]] };
  /** Refusals of all its calls, such as one of a campaign that has not begun. */
  errors: readonly ErrorCode[];
  /** Plans other than Boost see only the first rows, and get no files. */
  isLocked?: true;
}

/** The calls of a report. A kind exports the ones it has, under names of its own; their handlers are those of `campaignTabs` on the server. */
export function tabCalls<const Path extends string, const Access extends Capability, Person extends z.ZodType, F extends string>({
  path,
  access,
  what,
  people,
  errors: ofCampaign,
  isLocked,
}: TabCalls<Path, Access, Person, F>) {
  const read = { method: 'GET', access, tx: 'read' } as const;
  const errors = isLocked ? ([...ofCampaign, 'plan_required'] as const) : ofCampaign;
  const sets = <const Sets extends 'departments' | 'groups'>(kind: Sets) =>
    endpoint({
      ...read,
      path: `${path}/${kind}`,
      summary: `The ${kind} of the people of ${what}, with figures; with isCsv=true as a file`,
      query: tabQuery(setOrderFields),
      reply: pageOf(setRow),
      errors,
    });
  const names = <const Sets extends 'departments' | 'groups'>(kind: Sets) =>
    endpoint({
      ...read,
      path: `${path}/filter/${kind}`,
      summary: `Names of the ${kind} of the people of ${what}`,
      reply: wrapped(z.array(z.object({ id, name: z.string() }))),
      errors: ofCampaign,
    });
  return {
    totals: endpoint({
      ...read,
      path: `${path}/statistics`,
      summary: `People of ${what} by status`,
      query: tabFilters,
      reply: wrapped(tabTotals),
      errors,
    }),
    users: endpoint({
      ...read,
      path: `${path}/users`,
      summary: `The people of ${what}; with isCsv=true as a file`,
      query: tabQuery(people.orderFields),
      reply: pageOf(people.row),
      errors,
    }),
    departments: sets('departments'),
    groups: sets('groups'),
    departmentNames: names('departments'),
    groupNames: names('groups'),
  };
}
