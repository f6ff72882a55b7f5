import Skeleton from '@mui/material/Skeleton';
import { useGetList } from 'ra-core';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { auditEntry } from '#contract/audit';
import { RelativeDate } from '~/components/data/RelativeDate.tsx';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { Card } from './Card.tsx';

type Entry = z.input<typeof auditEntry>;
const asked = { pagination: { page: 1, perPage: 8 }, sort: { field: 'at', order: 'DESC' as const } };

/** The newest lines of the audit log. i18n-keys: audit.actions.* */
export function ActivityCard() {
  const { t } = useTranslation();
  const { data, isPending, error, refetch } = useGetList<Entry>('audit-log', asked);
  return (
    <Card title={t('home.activity.title')}>
      {error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton variant="rounded" height={160} />}
      {data?.length === 0 && <p className="home-quiet">{t('home.activity.empty')}</p>}
      <ul className="home-activity">
        {data?.map((entry) => (
          <ActivityLine key={entry.id} entry={entry} />
        ))}
      </ul>
    </Card>
  );
}

function ActivityLine({ entry: { action, actor, subject, subjectCount, at } }: { entry: Entry }) {
  const { t } = useTranslation();
  const what = subjectCount > 1 ? t('home.activity.count', { count: subjectCount }) : subject.label;
  const who = actor.name || actor.email;
  return (
    <li>
      <div>
        <strong>{t(`audit.actions.${action}`)}</strong>
        {what && what !== who && what !== actor.email && <bdi className="home-subject">{what}</bdi>}
        {who && <span className="home-quiet">{t('home.activity.by', { name: who })}</span>}
      </div>
      <span className="home-quiet home-when">
        <RelativeDate value={String(at)} />
      </span>
    </li>
  );
}
