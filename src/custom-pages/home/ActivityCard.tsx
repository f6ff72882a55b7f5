import Skeleton from '@mui/material/Skeleton';
import { useGetList } from 'react-admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AuditAction, changeActions, exportActions } from '#contract/company/audit';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { ActivityLine } from './ActivityLine.tsx';
import { Card } from './Card.tsx';
import type { Entry } from './whatChanged.ts';

const newest = (actions: readonly AuditAction[], perPage: number) => ({
  pagination: { page: 1, perPage },
  sort: { field: 'at', order: 'DESC' as const },
  filter: { actions },
});
const changes = newest(changeActions, 8);
const exports = newest(exportActions, 5);

/** The newest changes to people, departments, groups and trainings. Exports change nothing, so they come behind and when asked for. */
export function ActivityCard() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={t('home.activity.title')}>
      <Entries asked={changes} empty={t('home.activity.empty')} height={160} />
      <details className="home-exports" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t('home.activity.exports')}</summary>
        {isOpen && <Entries asked={exports} empty={t('home.activity.noExports')} height={80} />}
      </details>
    </Card>
  );
}

function Entries({ asked, empty, height }: { asked: ReturnType<typeof newest>; empty: string; height: number }) {
  const { data, isPending, error, refetch } = useGetList<Entry>('audit-log', asked);
  return (
    <>
      {error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton variant="rounded" height={height} />}
      {data?.length === 0 && <p className="home-quiet">{empty}</p>}
      <ul className="home-activity">
        {data?.map((entry) => (
          <ActivityLine key={entry.id} entry={entry} />
        ))}
      </ul>
    </>
  );
}
