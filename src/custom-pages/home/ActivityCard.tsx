import Skeleton from '@mui/material/Skeleton';
import { useGetList } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { changeActions } from '#contract/audit';
import { RelativeDate } from '~/components/data/RelativeDate.tsx';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { Card } from './Card.tsx';
import { type Entry, whatChanged } from './whatChanged.ts';

const asked = {
  pagination: { page: 1, perPage: 8 },
  sort: { field: 'at', order: 'DESC' as const },
  filter: { actions: changeActions },
};

/** The newest changes to people, departments and groups. i18n-keys: audit.actions.* */
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

function ActivityLine({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const { action, actor, at } = entry;
  const { name, formerName, people } = whatChanged(entry);
  const who = actor.name || actor.email;
  return (
    <li>
      <div>
        <strong>{t(`audit.actions.${action}`)}</strong>
        {name && (
          <span className="home-subject">
            {formerName && (
              <>
                <del>
                  <bdi>{formerName}</bdi>
                </del>{' '}
              </>
            )}
            <bdi>{name}</bdi>
          </span>
        )}
        {people !== undefined && <span>{t('home.activity.count', { count: people })}</span>}
        {who && <span className="home-quiet">{t('home.activity.by', { name: who })}</span>}
      </div>
      <span className="home-quiet home-when">
        <RelativeDate value={String(at)} />
      </span>
    </li>
  );
}
