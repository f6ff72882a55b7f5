import Skeleton from '@mui/material/Skeleton';
import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listUserTasks, type taskStates } from '#contract/people/userTasks';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { EmptyState } from '~/components/page/EmptyState.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import { RecordTable } from '~/schema/RecordTable.tsx';
import { taskFields, toTaskRow } from './taskFields.ts';
import './tasks.css';

type State = (typeof taskStates)[number];

/** What a person has to do, or has done. i18n-keys: profile.tasks.none.* */
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
