import { useTranslation } from 'react-i18next';
import { resendInvite } from '#contract/people/invitations';
import { type UserRow } from '#contract/people/users';
import { useToast } from '~/components/feedback/useToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction } from '~/dataProvider/index.ts';
import { useSession } from '~/session/useSession.ts';

/** Sends the invitation once more, in the name of the signed-in admin. */
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
