import { Link } from 'react-router';
import type { getTwoFactorRule } from '#contract/company/twoFactorRule';
import type { CallReply } from '#contract/kit/endpoint';
import { pathTo, paths } from '#contract/paths';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './security.module.css';

/** How many admins have a second factor, and the names of those who have none. */
export function AdminsWithout({ rule: { admins, without, names } }: { rule: CallReply<typeof getTwoFactorRule> }) {
  const { t } = useTranslation();
  if (without === 0) return <p className={css.count}>{t('settings.security.all')}</p>;
  return (
    <div>
      <p className={css.count}>{t('settings.security.without', { without, all: admins })}</p>
      <ul className={css.names}>
        {names.map(({ id, name, email }) => (
          <li key={id}>
            <Link to={pathTo(paths.userProfile, { userId: id })}>
              <bdi>{name || email}</bdi>
            </Link>
            {name && <bdi className={css.email}>{email}</bdi>}
          </li>
        ))}
      </ul>
      {without > names.length && <p className={css.text}>{t('settings.security.more', { more: without - names.length })}</p>}
    </div>
  );
}
