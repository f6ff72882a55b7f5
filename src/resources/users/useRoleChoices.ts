import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';

/** The roles that the caller may give, as choices of a form; also the admin that somebody already is. */
export function useRoleChoices(present: 'user' | 'admin') {
  const { t } = useTranslation();
  const mayChangeAdmins = useCan('admins:write');
  const user = { value: 'user', label: t('addUsers.role.user'), help: t('addUsers.role.userHelp') } as const;
  const admin = { value: 'admin', label: t('addUsers.role.admin'), help: t('addUsers.role.adminHelp') } as const;
  return mayChangeAdmins || present === 'admin' ? [user, admin] : [user];
}
