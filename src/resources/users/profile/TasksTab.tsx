import Skeleton from '@mui/material/Skeleton';
import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths, pathTo } from '#contract/paths';
import { listUserTasks, type taskStates, type UserTask } from '#contract/userTasks';
import { formatDate, formatPercent } from '~/components/data/format.ts';
import type { Tone } from '#contract/tones';
import { StatusDot } from '~/components/data/StatusDot.tsx';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { EmptyState } from '~/components/page/EmptyState.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import './tasks.css';

type State = (typeof taskStates)[number];

const tones: Record<UserTask['status'], Tone> = {
  completed: 'success',
  in_progress: 'info',
  not_started: 'neutral',
  overdue: 'warning',
};
const columns = {
  outstanding: ['task', 'status', 'progress', 'assignedAt', 'dueAt'],
  completed: ['task', 'status', 'score', 'assignedAt', 'completedAt'],
} as const satisfies Record<State, readonly string[]>;
type ColumnKey = (typeof columns)[State][number];

/** What a person has to do, or has done. i18n-keys: profile.tasks.statuses.* profile.tasks.none.outstanding.* profile.tasks.none.completed.* */
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
    <div className="tasks">
      <table data-testid={`list-tasks-${state}`}>
        <caption className="visually-hidden">{t(`profile.tabs.${state}`)}</caption>
        <thead>
          <tr>
            {columns[state].map((column) => (
              <th key={column} scope="col">
                {t(`profile.tasks.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((task) => (
            <tr key={task.campaignId}>
              {columns[state].map((column) => (
                <td key={column} data-label={t(`profile.tasks.${column}`)}>
                  <Cell task={task} column={column} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ task, column }: { task: UserTask; column: ColumnKey }) {
  const { t } = useTranslation();
  switch (column) {
    case 'task':
      return (
        <>
          <Link className="list-link" to={pathTo(paths.coursePreview, { courseId: task.courseId })} dir="auto">
            {task.name}
          </Link>
          {task.courseName !== task.name && (
            <span className="tasks-course" dir="auto">
              {task.courseName}
            </span>
          )}
        </>
      );
    case 'status':
      return task.isSuspended ? (
        <StatusDot tone="neutral" label={t('profile.tasks.statuses.suspended')} />
      ) : (
        <StatusDot tone={tones[task.status]} label={t(`profile.tasks.statuses.${task.status}`)} />
      );
    case 'progress':
      return t('profile.tasks.chapters', { done: task.doneChapters, total: task.totalChapters });
    case 'score':
      return task.score === null ? '–' : formatPercent(task.score / 100);
    case 'assignedAt':
    case 'dueAt':
    case 'completedAt': {
      const at = task[column];
      return at ? formatDate(at) : '–';
    }
  }
}
