import type { AuditEntry } from '#contract/company/audit';
import { formatDate, formatTime } from '~/components/data/format.ts';
import { dynamicKey } from '~/i18n/dynamicKey.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import { entrySubject } from './entrySubject.ts';
import css from './EntryParts.module.css';

interface EntryProps {
  entry: AuditEntry;
}

/** The time of an entry, to the minute. */
export function Time({ entry }: EntryProps) {
  const at = String(entry.at);
  return (
    <time className={css.time} dateTime={at}>
      <span>{formatDate(at)}</span> <span>{formatTime(at)}</span>
    </time>
  );
}

/** The actor. Support or a partner, who belong to another company, acted on behalf of this one. i18n-keys: common.roles.* */
export function Actor({ entry: { actor } }: EntryProps) {
  const { t } = useTranslation();
  const { company } = useSession();
  const isByOthers = actor.companyId !== null && actor.companyId !== company.id;
  const role = t(dynamicKey(`common.roles.${actor.role}`));
  return (
    <span className={`${css.part} ${css.person}`}>
      <bdi>{actor.name || actor.email || t(actor.id ? 'auditLog.erased' : 'auditLog.system')}</bdi>
      {actor.apiKey !== null && <small>{t('auditLog.byKey', { name: actor.apiKey })}</small>}
      {isByOthers && <small>{t('auditLog.onBehalf', { role, company: company.name })}</small>}
    </span>
  );
}

/** The subject of the action: a name, or a number of people. i18n-keys: auditLog.subjects.* */
export function Subject({ entry }: EntryProps) {
  const { t } = useTranslation();
  const { name, formerName, people } = entrySubject(entry);
  return (
    <span className={css.part}>
      {name !== undefined && (
        <span>
          {formerName && (
            <>
              <del>
                <bdi>{formerName}</bdi>
              </del>{' '}
            </>
          )}
          <bdi>{name || t('auditLog.erased')}</bdi>
        </span>
      )}
      <small>{people === undefined ? t(`auditLog.subjects.${entry.subject.type}`) : t('auditLog.people', { count: people })}</small>
    </span>
  );
}
