import { type AuditEntry, kindOfOne } from '#contract/company/audit';
import { formatDate, formatExactTime } from '~/components/data/format.ts';
import { dynamicKey } from '~/i18n/dynamicKey.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import { entrySubject } from './entrySubject.ts';
import css from './EntryParts.module.css';

interface EntryProps {
  entry: AuditEntry;
}

/** The time of an entry. */
export function Time({ entry }: EntryProps) {
  const at = String(entry.at);
  return (
    <time className={css.time} dateTime={at}>
      <span>{formatDate(at)}</span> <span>{formatExactTime(at)}</span>
    </time>
  );
}

/** The actor. Support or a partner, who belong to another company, acted on behalf of this one. i18n-keys: common.roles.* */
export function Actor({ entry: { actor } }: EntryProps) {
  const { t } = useTranslation();
  const { company } = useSession();
  const isByOthers = actor.companyId !== null && actor.companyId !== company.id;
  const roleText = () => t(dynamicKey(`common.roles.${actor.role}`));
  return (
    <span className={`${css.part} ${css.person}`}>
      <bdi>{actor.name || actor.email || t(actor.id ? 'auditLog.erased' : 'auditLog.system')}</bdi>
      {actor.apiKey !== null && <small>{t('auditLog.byKey', { name: actor.apiKey })}</small>}
      {isByOthers && <small>{t('auditLog.onBehalf', { role: roleText(), company: company.name })}</small>}
    </span>
  );
}

/** The subject of the action: a name, with the person or the number of people. i18n-keys: auditLog.subjects.* */
export function Subject({ entry }: EntryProps) {
  const { t } = useTranslation();
  const { name, formerName, email, person, people } = entrySubject(entry, t);
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
      <small>
        {(email ?? person) ? (
          <bdi>{email ?? person}</bdi>
        ) : people === undefined ? (
          t(`auditLog.subjects.${kindOfOne(entry.subject.type)}`)
        ) : (
          t('auditLog.people', { count: people })
        )}
      </small>
    </span>
  );
}
