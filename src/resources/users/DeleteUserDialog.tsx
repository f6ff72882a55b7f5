import { useTranslation } from 'react-i18next';
import { deleteUser, type UserRow } from '#contract/users';
import { useToast } from '~/components/feedback/useToast.ts';
import { TypedPhraseDialog } from '~/components/overlay/TypedPhraseDialog.tsx';
import { useAction } from '~/dataProvider/index.ts';
import { personName } from '~/components/data/personName.ts';
import { useCompanyId } from '~/session/useSession.ts';

export function DeleteUserDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const companyId = useCompanyId();
  const { mutateAsync } = useAction(deleteUser);
  const remove = async () => {
    await mutateAsync({ body: { userId: user.id, companyId } });
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
