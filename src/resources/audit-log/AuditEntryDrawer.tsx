import Skeleton from '@mui/material/Skeleton';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router';
import { actionText, type AuditEntry, type AuditEntryDetail } from '#contract/company/audit';
import { pathTo, paths } from '#contract/paths';
import { formatExactDateTime } from '~/components/data/format.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { isId } from '~/components/filters/filterParams.ts';
import { Drawer } from '~/components/overlay/Drawer.tsx';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { dynamicKey } from '~/i18n/dynamicKey.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { Actor, Subject } from './EntryParts.tsx';
import { factsOf } from './facts.ts';
import css from './AuditEntryDrawer.module.css';

/** The URL parameter that names the open entry. */
export const entryParam = 'entry';

/** One entry with its details: who, when, the state before and after, and the people of a bulk change. i18n-keys: audit.one.* */
export function AuditEntryDrawer() {
  const { t } = useTranslation();
  const overlay = useOverlayParam(entryParam);
  const id = overlay.value ?? '';
  const isOpen = isId(id);
  const { data, error, refetch } = useGetOne<Shown>('audit-log', { id }, { enabled: isOpen, retry: false });
  return (
    <Drawer
      open={isOpen}
      title={data ? t(dynamicKey(`audit.${actionText(data)}`)) : t('auditLog.open')}
      onClose={overlay.close}
      width={560}
    >
      {data ? (
        <Entry entry={data} />
      ) : isHeedError(error, 'not_found') ? (
        <p>{t('auditLog.details.missing')}</p>
      ) : error ? (
        <ErrorAlert error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={240} />
      )}
    </Drawer>
  );
}

/** react-admin shows the row of the list first, which has no people. */
type Shown = AuditEntry & Partial<AuditEntryDetail>;

function Entry({ entry }: { entry: Shown }) {
  const { t } = useTranslation();
  const { actor, people = [], subjectCount } = entry;
  const left = subjectCount - people.length;
  return (
    <div className={css.entry}>
      <dl>
        <dt>{t('auditLog.details.on')}</dt>
        <dd>{formatExactDateTime(String(entry.at))}</dd>
        <dt>{t('auditLog.details.by')}</dt>
        <dd>
          <Actor entry={entry} />
          {actor.email && (
            <bdi dir="ltr" className={css.email}>
              {actor.email}
            </bdi>
          )}
        </dd>
        <dt>{t('auditLog.details.subject')}</dt>
        <dd>
          <Subject entry={entry} />
        </dd>
      </dl>
      <Facts entry={entry} />
      {people.length > 0 && (
        <section>
          <h3>{t('auditLog.details.people')}</h3>
          <ul>
            {people.map(({ id, name, email, isDeleted }) => (
              <li key={id}>
                {isDeleted ? (
                  t('auditLog.erased')
                ) : (
                  <Link to={pathTo(paths.userProfile, { userId: id })}>
                    <bdi>{name || email}</bdi>
                  </Link>
                )}
              </li>
            ))}
          </ul>
          {left > 0 && <p>{t('auditLog.details.more', { count: left })}</p>}
        </section>
      )}
    </div>
  );
}

/** The state before and after, with a row for each known fact. */
function Facts({ entry }: { entry: AuditEntry }) {
  const { t, i18n } = useTranslation();
  const facts = factsOf(entry, t, (key) => i18n.exists(key));
  if (facts.length === 0) return <p className={css.none}>{t('auditLog.details.noFacts')}</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('auditLog.details.fact')}</th>
          {entry.before && <th scope="col">{t('auditLog.details.before')}</th>}
          {entry.after && <th scope="col">{t('auditLog.details.after')}</th>}
        </tr>
      </thead>
      <tbody>
        {facts.map(({ key, label, before, after }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {entry.before && <td dir="auto">{before}</td>}
            {entry.after && <td dir="auto">{after}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
