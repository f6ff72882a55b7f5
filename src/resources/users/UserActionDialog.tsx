import { useDelete } from 'react-admin';
import { resendInvite } from '#contract/people/invitations';
import type { UserRow } from '#contract/people/users';
import { personName } from '~/components/data/personName.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { TypedPhraseDialog } from '~/components/overlay/TypedPhraseDialog.tsx';
import { useAction, useRefreshAll } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import type { ReminderRequest } from './remind/reminderRequest.ts';
import { RemindDialog } from './remind/useRemindDialog.tsx';
import { type StatusChange, StatusDialog } from './StatusDialog.tsx';

/** An action on people that waits for its confirmation. */
export type UserAction =
  | ({ kind: 'status' } & StatusChange)
  | { kind: 'remind'; request: ReminderRequest }
  | { kind: 'resend'; user: UserRow }
  | { kind: 'delete'; user: UserRow };

/** Asks for confirmation of an action, or for the text of a reminder. */
export function UserActionDialog({ action, onClose }: { action: UserAction; onClose: () => void }) {
  switch (action.kind) {
    case 'status':
      return <StatusDialog change={action} onClose={onClose} />;
    case 'remind':
      return <RemindDialog request={action.request} onClose={onClose} />;
    case 'resend':
      return <ResendInviteDialog user={action.user} onClose={onClose} />;
    case 'delete':
      return <DeleteUserDialog user={action.user} onClose={onClose} />;
  }
}

/** Sends the invitation once more, signed by the current admin. */
export function ResendInviteDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { user: admin, company } = useSession();
  const { mutateAsync } = useAction(resendInvite);
  const resend = async () => {
    const adminName = `${admin.name} ${admin.lastName}`.trim();
    await mutateAsync({
      body: { companyId: company.id, userId: user.id, companyName: company.name, adminEmail: admin.email, adminName },
    });
    toast.success(t('users.resend.done'));
  };
  return (
    <ConfirmDialog
      open
      title={t('users.resend.title', { email: user.email })}
      confirmLabel={t('users.resend.confirm')}
      onConfirm={resend}
      onClose={onClose}
    >
      {t('users.resend.text')}
    </ConfirmDialog>
  );
}

function DeleteUserDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const refresh = useRefreshAll();
  const [deleteOne] = useDelete<UserRow>();
  const remove = async () => {
    await deleteOne('users', { id: user.id, previousData: user }, { returnPromise: true });
    refresh();
    toast.success(t('users.delete.done'));
  };
  return (
    <TypedPhraseDialog
      open
      title={t('users.delete.title', { name: personName(user) })}
      confirmLabel={t('users.delete.confirm')}
      onConfirm={remove}
      onClose={onClose}
    >
      {t('users.delete.text', { email: user.email })}
    </TypedPhraseDialog>
  );
}
