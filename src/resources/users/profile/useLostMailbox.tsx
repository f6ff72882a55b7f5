import { MailX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserProfile } from '#contract/people/users';
import type { RowAction } from '~/components/list/column.ts';
import { useCan, useSession } from '~/session/useSession.ts';

/** For whoever may: the entry of a person's menu that begins to replace the address of a lost mailbox. */
export function useLostMailbox() {
  const { t } = useTranslation();
  const mayReplace = useCan('addresses:replace');
  const ownId = useSession().user.id;
  const [isAsked, setAsked] = useState(false);
  // Of whoever never signed in the address is simply corrected.
  const actions = (user: UserProfile): RowAction[] =>
    mayReplace && user.id !== ownId && user.addressLock === 'signed_in'
      ? [{ key: 'lost', label: t('profile.lost.action'), icon: <MailX size={16} aria-hidden />, run: () => setAsked(true) }]
      : [];
  return { isAsked, actions, close: () => setAsked(false) };
}
