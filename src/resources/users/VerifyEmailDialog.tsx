import { useTranslation } from 'react-i18next';
import { sendVerificationEmail } from '#contract/session';
import { useToast } from '~/components/feedback/useToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction } from '~/dataProvider/index.ts';
import { useSession } from '~/session/useSession.ts';

/** In place of Add Users, for an admin whose own address is not verified yet. */
export function VerifyEmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { user } = useSession();
  const { mutateAsync } = useAction(sendVerificationEmail, { keepsData: true });
  const resend = async () => {
    await mutateAsync({ body: { user_id: user.id } });
    toast.success(t('users.verify.sent'));
  };
  return (
    <ConfirmDialog open title={t('users.verify.title')} confirmLabel={t('users.verify.resend')} onConfirm={resend} onClose={onClose}>
      {t('users.verify.text', { email: user.email })}
    </ConfirmDialog>
  );
}
