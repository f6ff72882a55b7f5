import { z } from 'zod';
import { assignmentStatuses } from '../campaigns/campaignStates.ts';
import { at, endpoint, id } from '../kit/endpoint.ts';

/** An open or completed training of a person. */
export const userTask = z.object({
  campaignId: id,
  courseId: id,
  name: z.string(),
  courseName: z.string(),
  status: z.enum(assignmentStatuses),
  /** The campaign is suspended: the task cannot be done at the moment. */
  isSuspended: z.boolean(),
  assignedAt: at,
  dueAt: at,
  completedAt: at.nullable(),
  score: z.number().nullable(),
  doneChapters: z.number().int(),
  totalChapters: z.number().int(),
});
export type UserTask = z.input<typeof userTask>;

export const taskStates = ['outstanding', 'completed'] as const;

/** Outstanding tasks by default. Outstanding: of campaigns that have not ended, most urgent first; completed: newest first. */
export const listUserTasks = endpoint({
  method: 'GET',
  path: '/api/v1/user/{companyId}/users/{userId}/tasks',
  summary: 'Trainings of one person that are still to be done, or are done; oneself also without the right to read people',
  access: 'profile:own',
  tx: 'read',
  query: z.object({ status: z.enum(taskStates).optional() }),
  reply: z.array(userTask),
  errors: [],
});
