import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { pathTo, paths } from '#contract/paths';

/** The sections of a profile; each is an address. */
const tabs = [
  { key: 'edit', path: paths.userProfileEdit },
  { key: 'password', path: paths.userProfilePassword },
] as const;

export function ProfileTabs({ userId }: { userId: string }) {
  const { t } = useTranslation();
  return (
    <nav className="profile-tabs" aria-label={t('profile.tabs.label')}>
      {tabs.map(({ key, path }) => (
        <NavLink key={key} to={pathTo(path, { userId })} replace>
          {t(`profile.tabs.${key}`)}
        </NavLink>
      ))}
    </nav>
  );
}
