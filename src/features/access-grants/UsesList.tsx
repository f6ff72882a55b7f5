import type { AccessUse } from '#contract/partners/accessGrants';
import { formatDateTime } from '~/components/data/format.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './accessGrants.module.css';

/** Who was in a company, from when to when, newest first. */
export function UsesList({ uses }: { uses: readonly AccessUse[] }) {
  const { t } = useTranslation();
  return (
    <ul className={css.uses}>
      {uses.map(({ name, email, companyName, firstUsedAt, lastUsedAt }) => (
        <li key={`${email} ${firstUsedAt}`}>
          <span>
            <strong>
              <bdi>{name}</bdi>
            </strong>
            <small>
              <bdi dir="ltr">{email}</bdi>
              {' · '}
              <bdi>{companyName}</bdi>
            </small>
          </span>
          <span>
            <time dateTime={firstUsedAt}>{formatDateTime(firstUsedAt)}</time>
            <small>{t('accessGrants.uses.last', { when: formatDateTime(lastUsedAt) })}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
