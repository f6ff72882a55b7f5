import { z } from 'zod';
import { endpoint, id, text } from '../kit/endpoint.ts';
import { memberSetEndpoints } from './memberSets.ts';

export const departments = memberSetEndpoints('departments', 'departmentId', {
  read: 'departments:read',
  write: 'departments:write',
});

/** The first department of a company, and that of people who are added without one; the same name in every language. */
export const noDepartment = 'No Department';

const tasks = z.array(z.object({ id, name: z.string() }));

/** Lists of running campaigns by what they give. */
export const waitingLists = ['campaigns', 'exercises', 'policies', 'events'] as const;
export type WaitingList = (typeof waitingLists)[number];

/** Tasks that people of these departments and groups will get; for the second step of Add Users. */
export const tasksInDepartmentsAndGroups = endpoint({
  method: 'POST',
  path: '/api/v1/departments/tasks_in_departments_and_groups',
  summary: 'Running assignments of departments and groups',
  access: 'departments:read',
  tx: 'read',
  body: z.object({ companyId: id, departmentNames: z.array(text()).max(100), groupNames: z.array(text()).max(100) }),
  reply: z.object({ campaigns: tasks, exercises: tasks, policies: tasks, events: tasks } satisfies Record<
    WaitingList,
    typeof tasks
  >),
  errors: [],
});
