import { z } from 'zod';
import { id, many } from '../kit/endpoint.ts';
import { columnsOf } from './column.ts';
import { anyCase, pageShape, searchShape } from './reportQuery.ts';
import { reportStatuses } from './reportStatus.ts';

/*
 * What the tabs of a campaign's report have in common, whatever kind of work it is: one of people, and one each of departments and groups.
 * i18n-keys: exercise.report.fields.*
 */

/** People with one of these statuses, who are now in any of the departments and in any of the groups. */
const filterShape = { status: many(anyCase(reportStatuses)), departments: many(id), groups: many(id) };
export const tabFilters = z.object(filterShape);

/** With `isCsv=true`, as with `Accept: text/csv`, the reply is all matching rows as CSV; the page is ignored. */
export const tabQuery = <F extends string>(orderFields: readonly [F, ...F[]]) =>
  z.object({ ...pageShape(orderFields), ...searchShape, ...filterShape, isCsv: z.enum(['true', 'false']).optional() });

const count = z.number().int();
/** A department or group with its people in a campaign. `learners`: everybody, those with a paused assignment too. */
export const setRow = z.object({
  id,
  name: z.string(),
  learners: count,
  completionPercentage: z.number().min(0).max(100),
  completed: count,
  inProgress: count,
  notStarted: count,
  overdue: count,
  notCompleted: count,
  paused: count,
});
export type SetRow = z.input<typeof setRow>;

export const setOrderFields = [
  'name',
  'learners',
  'completionPercentage',
  'completed',
  'inProgress',
  'notStarted',
  'overdue',
  'notCompleted',
  'paused',
] as const;

export const completionColumn = {
  kind: 'percent',
  source: 'completionPercentage',
  label: 'exercise.report.fields.completionPercentage',
  orderField: 'completionPercentage',
  priority: 2,
} as const;

/** What only campaigns have that have ended or are suspended. */
export const notRunningColumns = [
  {
    kind: 'number',
    source: 'notCompleted',
    label: 'campaigns.statuses.not_completed',
    orderField: 'notCompleted',
    priority: 6,
  },
  { kind: 'number', source: 'paused', label: 'campaigns.statuses.paused', orderField: 'paused', priority: 7 },
] as const;

export const setColumns = columnsOf<SetRow>()([
  { kind: 'text', source: 'name', label: 'exercise.report.fields.name', orderField: 'name', priority: 1 },
  { kind: 'number', source: 'learners', label: 'exercise.report.fields.learners', orderField: 'learners', priority: 2 },
  completionColumn,
  { kind: 'number', source: 'completed', label: 'campaigns.statuses.completed', orderField: 'completed', priority: 1 },
  { kind: 'number', source: 'inProgress', label: 'campaigns.statuses.in_progress', orderField: 'inProgress', priority: 3 },
  { kind: 'number', source: 'notStarted', label: 'campaigns.statuses.not_started', orderField: 'notStarted', priority: 3 },
  { kind: 'number', source: 'overdue', label: 'campaigns.statuses.overdue', orderField: 'overdue', priority: 2 },
  ...notRunningColumns,
]);
