import { Ban, BellRing, CircleCheck, MailPlus, Trash2, UserPen } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo, paths } from '#contract/paths';
import { type Role, roleRank } from '#contract/roles';
import type { UserSelection } from '#contract/people/selection';
import type { UneditableReason, UserRow } from '#contract/people/users';
import type { RowAction } from '~/components/list/column.ts';
import { useSession } from '~/session/useSession.ts';
import type { UserDeed } from './deeds.ts';

const icon = { size: 16, 'aria-hidden': true } as const;
const nothing = () => undefined;
const onlyThis = ({ id }: UserRow): UserSelection => ({ userIds: [id], isAllUsersSelected: false });

/** Why this person cannot be disabled or deleted, as far as the row tells; the server has the last word. */
export function lockOf(
  user: Pick<UserRow, 'id' | 'account' | 'role'>,
  own: { id: string; role: Role },
): UneditableReason | undefined {
  if (user.id === own.id) return 'self';
  if (roleRank[user.role] > roleRank[own.role]) return 'role_above';
  return user.account === 'account_owner' ? 'account_owner' : undefined;
}

/** The menu of a person's row. */
export function useUserRowActions(ask: (deed: UserDeed) => void): (user: UserRow) => RowAction[] {
  const { t } = useTranslation();
  const { user: own } = useSession();

  return useCallback(
    (user) => {
      const lock = lockOf(user, own);
      const locked = lock ? { reason: t(`users.reasons.${lock}`) } : {};
      const setStatus = (isDisabled: boolean) => () =>
        ask({
          kind: 'status',
          isDisabled,
          selection: onlyThis(user),
          count: 1,
          onDone: nothing,
        });
      const edit = pathTo(paths.userProfileEdit, { userId: user.id });
      return [
        { key: 'edit', label: t('users.actions.edit'), icon: <UserPen {...icon} />, to: edit },
        ...(user.status === 'invited'
          ? [
              {
                key: 'resend',
                label: t('users.actions.resend'),
                icon: <MailPlus {...icon} />,
                run: () => ask({ kind: 'resend', user }),
                ...(lock === 'role_above' && locked),
              },
            ]
          : []),
        ...(user.isDisabled
          ? []
          : [
              {
                key: 'remind',
                label: t('users.actions.remind'),
                icon: <BellRing {...icon} />,
                run: () => ask({ kind: 'remind', reminding: { kind: 'people', people: onlyThis(user) } }),
              },
            ]),
        user.isDisabled
          ? { key: 'enable', label: t('users.actions.enable'), icon: <CircleCheck {...icon} />, run: setStatus(false), ...locked }
          : { key: 'disable', label: t('users.actions.disable'), icon: <Ban {...icon} />, run: setStatus(true), ...locked },
        {
          key: 'delete',
          label: t('users.actions.delete'),
          icon: <Trash2 {...icon} />,
          isDanger: true,
          run: () => ask({ kind: 'delete', user }),
          ...locked,
        },
      ];
    },
    [t, ask, own],
  );
}
