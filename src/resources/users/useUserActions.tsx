import Button from '@mui/material/Button';
import { Ban, BellRing, CircleCheck, MailPlus, Trash2, UserPen } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { useListContext } from 'react-admin';
import { paths, pathTo } from '#contract/paths';
import type { UserSelection } from '#contract/people/selection';
import type { UserRow } from '#contract/people/users';
import type { RowAction } from '~/components/list/column.ts';
import { useListPanel } from '~/components/list/listContext.ts';
import { countOf } from '~/components/list/selection.ts';
import { useFilterText } from '~/components/list/useFilterText.ts';
import { toUserFilters } from '~/dataProvider/adapters/users.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan, useSession } from '~/session/useSession.ts';
import { lockOf } from './lockOf.ts';
import { type UserAction, UserActionDialog } from './UserActionDialog.tsx';
import { toUserSelection } from './userListQuery.ts';

interface UserActions {
  /** Buttons of the list's bulk bar. */
  bulkActions: ReactNode;
  rowActions: (user: UserRow) => RowAction[];
  /** The dialog that confirms the chosen action. */
  dialog: ReactNode;
}

/** The actions on people, for any list of people: row menus, bulk bar, and the dialog that confirms them. */
export function useUserActions(): UserActions {
  const [pending, setPending] = useState<UserAction>();
  const rowActions = useUserRowActions(setPending);
  return {
    bulkActions: <UserBulkActions ask={setPending} />,
    rowActions,
    dialog: pending && <UserActionDialog action={pending} onClose={() => setPending(undefined)} />,
  };
}

/** The buttons of the bulk bar, for the selected people. */
function UserBulkActions({ ask }: { ask: (action: UserAction) => void }) {
  const { t } = useTranslation();
  const { selection } = useListPanel();
  const { filterValues, filter } = useListContext();
  const filterText = useFilterText();
  const people = toUserSelection(selection.value, toUserFilters({ ...filterValues, ...filter }));
  const setStatus = (isDisabled: boolean) => () =>
    ask({
      kind: 'status',
      isDisabled,
      selection: people,
      count: countOf(selection.value),
      scope: selection.value.kind === 'matching' ? filterText : undefined,
      onDone: selection.clear,
    });
  const remind = () => ask({ kind: 'remind', request: { kind: 'people', people, onDone: selection.clear } });
  return (
    <>
      <Button size="small" onClick={remind}>
        {t('users.actions.remind')}
      </Button>
      <Button size="small" onClick={setStatus(false)}>
        {t('users.actions.enable')}
      </Button>
      <Button size="small" onClick={setStatus(true)}>
        {t('users.actions.disable')}
      </Button>
    </>
  );
}

const icon = { size: 16, 'aria-hidden': true } as const;
const noop = () => undefined;
const onlyThis = ({ id }: UserRow): UserSelection => ({ userIds: [id], isAllUsersSelected: false });

/** The entries of a person's row menu. */
export function useUserRowActions(ask: (action: UserAction) => void): (user: UserRow) => RowAction[] {
  const { t } = useTranslation();
  const { user: own } = useSession();
  const mayChangeAdmins = useCan('admins:write');

  return useCallback(
    (user) => {
      const lock = lockOf(user, { ...own, mayChangeAdmins });
      const reason = lock && t(`users.reasons.${lock}`);
      const setStatus = (isDisabled: boolean) => () =>
        ask({
          kind: 'status',
          isDisabled,
          selection: onlyThis(user),
          count: 1,
          onDone: noop,
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
                reason: lock === 'role_above' ? reason : undefined,
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
                run: () => ask({ kind: 'remind', request: { kind: 'people', people: onlyThis(user) } }),
              },
            ]),
        user.isDisabled
          ? { key: 'enable', label: t('users.actions.enable'), icon: <CircleCheck {...icon} />, run: setStatus(false), reason }
          : { key: 'disable', label: t('users.actions.disable'), icon: <Ban {...icon} />, run: setStatus(true), reason },
        {
          key: 'delete',
          label: t('users.actions.delete'),
          icon: <Trash2 {...icon} />,
          isDanger: true,
          run: () => ask({ kind: 'delete', user }),
          reason,
        },
      ];
    },
    [t, ask, own, mayChangeAdmins],
  );
}
