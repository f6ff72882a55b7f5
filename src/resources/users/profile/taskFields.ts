import { paths, pathTo } from '#contract/paths';
import type { UserTask } from '#contract/people/userTasks';
import type { Tone } from '#contract/tones';
import { type Field, fieldsOf } from '~/schema/field.ts';
import { custom, day, name, percent, status } from '~/schema/kinds.tsx';

const tones: Record<UserTask['status'] | 'suspended', Tone> = {
  completed: 'success',
  in_progress: 'info',
  not_started: 'neutral',
  overdue: 'warning',
  suspended: 'neutral',
};

/** A task as a row: while its campaign is suspended, nothing can be done about it. */
export type TaskRow = Omit<UserTask, 'status'> & { id: string; status: keyof typeof tones };
export const toTaskRow = (task: UserTask): TaskRow => ({
  ...task,
  id: task.campaignId,
  status: task.isSuspended ? 'suspended' : task.status,
});

const task = fieldsOf<TaskRow>();

const taskName = task(name, 'name', {
  key: 'task',
  pathOf: ({ courseId }) => pathTo(paths.coursePreview, { courseId }),
  noteOf: ({ name: title, courseName }) => (courseName === title ? undefined : courseName),
  isWrapped: true,
});
const state = task(status, 'status', { texts: 'profile.tasks.statuses', tones });
const assigned = task(day, 'assignedAt', {});

/**
 * What is said of tasks that are outstanding, and of those that are completed.
 * i18n-keys: profile.tasks.*
 */
export const taskFields: Record<'outstanding' | 'completed', readonly Field<TaskRow>[]> = {
  outstanding: [
    taskName,
    state,
    task(custom, 'doneChapters', {
      key: 'progress',
      render: ({ doneChapters: done, totalChapters: total }, wordOf) => wordOf('profile.tasks.chapters', { done, total }),
    }),
    assigned,
    task(day, 'dueAt', {}),
  ],
  completed: [taskName, state, task(percent, 'score', {}), assigned, task(day, 'completedAt', {})],
};
