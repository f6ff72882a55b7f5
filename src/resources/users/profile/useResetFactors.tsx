import { ShieldOff } from 'lucide-react';
import { useState } from 'react';
import type { UserProfile } from '#contract/people/users';
import type { RowAction } from '~/components/list/column.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan, useSession } from '~/session/useSession.ts';

/** The menu entry that removes the second factors of somebody who has lost them. */
export function useResetFactors() {
  const { t } = useTranslation();
  const mayWrite = useCan('users:write');
  const { user: caller, role } = useSession();
  const [isOpen, setOpen] = useState(false);
  // As the server decides.
  const isHouseStaff = role === 'support' || role === 'superadmin';
  const blocking = isHouseStaff ? ['role_above'] : ['role_above', 'own_admins_only', 'account_owner'];
  const actions = (user: UserProfile): RowAction[] =>
    mayWrite && user.isMfaEnabled && user.id !== caller.id && !user.locks.some((lock) => blocking.includes(lock))
      ? [{ key: 'factors', label: t('profile.resetFactors'), icon: <ShieldOff size={16} aria-hidden />, run: () => setOpen(true) }]
      : [];
  return { isOpen, actions, close: () => setOpen(false) };
}
