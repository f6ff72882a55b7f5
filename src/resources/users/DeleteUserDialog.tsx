import { useDelete } from 'react-admin';
import { useTranslation } from 'react-i18next';
import type { UserRow } from '#contract/people/users';
import { useToast } from '~/components/feedback/useToast.ts';
import { TypedPhraseDialog } from '~/components/overlay/TypedPhraseDialog.tsx';
import { useRefreshAll } from '~/dataProvider/index.ts';
import { personName } from '~/components/data/personName.ts';

export function DeleteUserDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
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
