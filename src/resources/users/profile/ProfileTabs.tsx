import { useTranslation } from 'react-i18next';
import { pathTo, paths } from '#contract/paths';
import { PageTabs } from '~/components/page/PageTabs.tsx';

/** The sections of a profile; each is an address. The password is one's own only. */
export const profileTabs = [
  { key: 'outstanding', path: paths.userProfileOutstanding },
  { key: 'completed', path: paths.userProfileCompleted },
  { key: 'edit', path: paths.userProfileEdit },
  { key: 'password', path: paths.userProfilePassword, isOwnOnly: true },
] as const;
export type ProfileTab = (typeof profileTabs)[number]['key'];

/** The section that an address names. */
export const tabOf = (pathname: string): ProfileTab =>
  profileTabs.find(({ path }) => pathname.endsWith(path.slice(path.lastIndexOf('/'))))?.key ?? 'outstanding';

export function ProfileTabs({ userId, isOwn }: { userId: string; isOwn: boolean }) {
  const { t } = useTranslation();
  const open = profileTabs
    .filter((tab) => isOwn || !('isOwnOnly' in tab))
    .map(({ key, path }) => ({ key, label: t(`profile.tabs.${key}`), to: pathTo(path, { userId }) }));
  return <PageTabs label={t('profile.tabs.label')} tabs={open} />;
}
