import type { DueDateParams } from '../../mail/dates.ts';
import { defineMail } from '../../mail/mailKind.ts';
import type { OpenTasksParams } from '../../mail/openTasks.ts';

interface ExerciseParams {
  name?: string;
  companyName: string;
  exerciseName: string;
}

/** Sent with a new assignment. The admin's own text replaces ours. */
export const exerciseAssigned = defineMail<ExerciseParams & DueDateParams & { subject?: string; message?: string }>({
  template: 'exercise_assigned',
  button: 'learnerApp',
});

/** The weekly reminder of somebody whose only open task is an exercise. */
export const exerciseReminder = defineMail<ExerciseParams & OpenTasksParams>({
  template: 'exercise_reminder',
  button: 'learnerApp',
});
