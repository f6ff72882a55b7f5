import { useTranslation } from 'react-i18next';
import type { UserProfile } from '#contract/people/users';
import { Notice } from '~/components/form/Notice.tsx';
import { hasFixedRole } from './profileForm.ts';

/** What stays as it is, and why. */
const said = ['role_above', 'scim_managed', 'account_owner', 'last_admin', 'self'] as const;

export function LockNotices({ user }: { user: UserProfile }) {
  const { t } = useTranslation();
  const locks = said.filter((lock) => user.locks.includes(lock)).map((lock) => t(`profile.locks.${lock}`));
  const texts = hasFixedRole(user) ? [t('profile.locks.house', { role: t(`common.roles.${user.role}`) }), ...locks] : locks;
  if (texts.length === 0) return null;
  return (
    <Notice tone="info">
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </Notice>
  );
}
