import { z } from 'zod';
import { assignmentStatuses } from '../campaigns/campaignStates.ts';
import { at, endpoint, id } from '../kit/endpoint.ts';

/** What a task is, on screen and in mails. */
export const taskKinds = ['training', 'game', 'exercise', 'policy', 'video'] as const;
export type TaskKind = (typeof taskKinds)[number];

/** An open or completed task of a person. */
export const userTask = z.object({
  kind: z.enum(taskKinds),
  campaignId: id,
  name: z.string(),
  /** The course of a training or game; null for other tasks. */
  course: z.object({ id, name: z.string() }).nullable(),
  status: z.enum(assignmentStatuses),
  /** The campaign is suspended: the task cannot be done at the moment. */
  isSuspended: z.boolean(),
  assignedAt: at,
  dueAt: at,
  startedAt: at.nullable(),
  completedAt: at.nullable(),
  /** Percentage of what could be reached. */
  score: z.number().nullable(),
  /** Parts that are done, and all of them: chapters of a course, messages of an exercise. */
  done: z.number().int(),
  total: z.number().int(),
});
export type UserTask = z.input<typeof userTask>;

export const taskStates = ['outstanding', 'completed'] as const;

/** Outstanding tasks by default. Outstanding: of campaigns that have not ended, most urgent first; completed: newest first. */
export const listUserTasks = endpoint({
  method: 'GET',
  path: '/api/v1/user/{companyId}/users/{userId}/tasks',
  summary: 'Tasks of one person that are still to be done, or are done; oneself also without the right to read people',
  access: 'profile:own',
  tx: 'read',
  query: z.object({ status: z.enum(taskStates).optional() }),
  reply: z.array(userTask),
  errors: [],
});
