import Skeleton from '@mui/material/Skeleton';
import { ListChecks } from 'lucide-react';
import { paths, pathTo } from '#contract/paths';
import { listUserTasks, taskKinds, type taskStates, type UserTask } from '#contract/people/userTasks';
import type { Tone } from '#contract/tones';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { EmptyState } from '~/components/page/EmptyState.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { type Field, fieldsOf } from '~/schema/field.ts';
import { choice, custom, day, name, percent, status } from '~/schema/kinds.tsx';
import { RecordTable } from '~/schema/RecordTable.tsx';
import css from './TasksTab.module.css';

const tones: Record<UserTask['status'] | 'suspended', Tone> = {
  completed: 'success',
  in_progress: 'info',
  not_started: 'neutral',
  overdue: 'warning',
  suspended: 'neutral',
};

/** A task as a row of the table. A suspended campaign shows as its own status. */
type TaskRow = Omit<UserTask, 'status'> & { id: string; status: keyof typeof tones };
const toTaskRow = (task: UserTask): TaskRow => ({
  ...task,
  id: task.campaignId,
  status: task.isSuspended ? 'suspended' : task.status,
});

const task = fieldsOf<TaskRow>();

const taskName = task(name, 'name', {
  key: 'task',
  pathOf: ({ course, campaignId }) =>
    course ? pathTo(paths.coursePreview, { courseId: course.id }) : pathTo(paths.exerciseReport, { campaignId }),
  noteOf: ({ name: title, course }) => (course?.name === title ? undefined : course?.name),
  isWrapped: true,
});
const kind = task(choice, 'kind', { texts: 'profile.tasks.kinds', values: taskKinds });
const state = task(status, 'status', { texts: 'profile.tasks.statuses', tones });
const assigned = task(day, 'assignedAt', {});

/**
 * The columns of outstanding and of completed tasks.
 * i18n-keys: profile.tasks.*
 */
const taskFields: Record<'outstanding' | 'completed', readonly Field<TaskRow>[]> = {
  outstanding: [
    taskName,
    kind,
    state,
    task(custom, 'done', {
      key: 'progress',
      render: ({ done, total }, wordOf) => wordOf('profile.tasks.parts', { done, total }),
    }),
    assigned,
    task(day, 'dueAt', {}),
  ],
  completed: [taskName, kind, state, task(percent, 'score', {}), assigned, task(day, 'completedAt', {})],
};

type State = (typeof taskStates)[number];

/** The outstanding or the completed tasks of a person. i18n-keys: profile.tasks.none.* */
export function TasksTab({ userId, state }: { userId: string; state: State }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useEndpoint(listUserTasks, { params: { userId }, query: { status: state } });
  if (!data) {
    return error ? <ErrorAlert error={error} onRetry={() => void refetch()} /> : <Skeleton variant="rounded" height={220} />;
  }
  if (data.length === 0) {
    return (
      <EmptyState
        icon={<ListChecks size={24} aria-hidden />}
        title={t(`profile.tasks.none.${state}.title`)}
        text={t(`profile.tasks.none.${state}.text`)}
      />
    );
  }
  return (
    <div className={css.tasks}>
      <RecordTable
        name={`tasks-${state}`}
        label={t(`profile.tabs.${state}`)}
        fields={taskFields[state]}
        texts="profile.tasks"
        records={data.map(toTaskRow)}
      />
    </div>
  );
}
