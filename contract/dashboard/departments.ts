import { z } from 'zod';
import { endpoint, id } from '../kit/endpoint.ts';
import { itemsReply } from '../kit/replies.ts';
import { pageShape, rangeQuery, searchShape } from '../reports/reportQuery.ts';
import { type CultureLevel, cultureLevels } from './cultureScore.ts';

/** The level of a department; `few`: it has too few people for a score. */
export const departmentLevels = [...cultureLevels, 'few'] as const;
export type DepartmentLevel = CultureLevel | 'few';

const count = z.number().int();
const percent = z.number().min(0).max(100).nullable();

/**
 * How a department stands in a period, with the same figures as the whole company. A department with fewer than
 * dashboardLimits.smallestGroup people has counts only: shares and scores would be those of single people.
 */
export const dashboardDepartment = z.object({
  id,
  name: z.string(),
  /** Its people, without disabled ones. */
  people: count,
  /** Tasks of trainings, without games, that were assigned in the period, and how many of them are late. */
  assignedUsers: count,
  overdue: count,
  /** Completed tasks in percent. */
  completed: percent,
  /** The average of exercises and games, out of 10. */
  gamingScore: z.number().min(0).max(10).nullable(),
  /** Simulated mails that were reported, in percent. */
  reported: percent,
  /** The culture score, and its level. */
  score: z.number().int().min(0).max(100).nullable(),
  level: z.enum(departmentLevels).nullable(),
});
export type DashboardDepartment = z.input<typeof dashboardDepartment>;

export const departmentOrderFields = [
  'name',
  'people',
  'assignedUsers',
  'completed',
  'overdue',
  'gamingScore',
  'reported',
  'score',
] as const;

export const listDashboardDepartments = endpoint({
  method: 'GET',
  path: '/rest/v1/company/{companyId}/dashboard/departments',
  summary: 'Culture score of each department in a period; with Accept: text/csv or application/pdf as a file',
  access: 'dashboard:read',
  tx: 'read',
  query: rangeQuery({ ...pageShape(departmentOrderFields), ...searchShape }),
  reply: itemsReply(dashboardDepartment),
  errors: [],
});
