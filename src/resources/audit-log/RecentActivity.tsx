import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { actionText, type AuditAction, type AuditEntry, changeActions, exportActions } from '#contract/company/audit';
import { RelativeDate } from '~/components/data/RelativeDate.tsx';
import { dynamicKey } from '~/i18n/dynamicKey.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import { isScheduling, entrySubject } from './entrySubject.ts';
import css from './RecentActivity.module.css';

const newest = (actions: readonly AuditAction[], perPage: number) => ({
  pagination: { page: 1, perPage },
  sort: { field: 'at', order: 'DESC' as const },
  filter: { actions },
});
const changes = newest(changeActions, 8);
const exports = newest(exportActions, 5);

/** The newest changes to people, departments, groups and trainings. Exports change nothing, so a closed section below lists them. */
export function RecentActivity() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Entries listParams={changes} empty={t('home.activity.empty')} height={160} />
      <details className={css.exports} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t('home.activity.exports')}</summary>
        {isOpen && <Entries listParams={exports} empty={t('home.activity.noExports')} height={80} />}
      </details>
    </>
  );
}

function Entries({ listParams, empty, height }: { listParams: ReturnType<typeof newest>; empty: string; height: number }) {
  const { data, isPending, error, refetch } = useGetList<AuditEntry>('audit-log', listParams);
  return (
    <>
      {error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton variant="rounded" height={height} />}
      {data?.length === 0 && <p className={css.quiet}>{empty}</p>}
      <ul className={css.list}>
        {data?.map((entry) => (
          <ActivityLine key={entry.id} entry={entry} />
        ))}
      </ul>
    </>
  );
}

/** One action with its subject, its actor, the company they acted for, and its time. i18n-keys: audit.actions.* audit.one.* common.roles.* */
function ActivityLine({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation();
  const { at } = entry;
  const { name, formerName, person, people } = entrySubject(entry, t);
  return (
    <li>
      <div>
        <strong>{isScheduling(entry) ? t('home.activity.scheduled') : t(dynamicKey(`audit.${actionText(entry)}`))}</strong>
        {name && (
          <span className={css.subject}>
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
        {person && <bdi>{person}</bdi>}
        {people !== undefined && <span>{t('home.activity.count', { count: people })}</span>}
        <Actor actor={entry.actor} />
      </div>
      <span className={`${css.quiet} ${css.when}`}>
        <RelativeDate value={String(at)} />
      </span>
    </li>
  );
}

/** An actor who belongs to another company, staff or a partner, acted on behalf of this one. */
function Actor({ actor }: Pick<AuditEntry, 'actor'>) {
  const { t } = useTranslation();
  const { company } = useSession();
  const name = actor.name || actor.email;
  if (!name) return null;
  const isOfOthers = actor.companyId !== null && actor.companyId !== company.id;
  const role = t(`common.roles.${actor.role as 'admin'}`);
  return (
    <span className={css.quiet}>
      {isOfOthers ? t('home.activity.byFor', { name, role, company: company.name }) : t('home.activity.by', { name })}
    </span>
  );
}
