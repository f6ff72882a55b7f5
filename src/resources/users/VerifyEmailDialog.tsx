import { useTranslation } from 'react-i18next';
import { useResendVerification } from '~/features/account/public.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useSession } from '~/session/useSession.ts';

/** In place of Add Users, for an admin whose own address is not verified yet. */
export function VerifyEmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const { resend } = useResendVerification();
  return (
    <ConfirmDialog open title={t('shell.verify.text')} confirmLabel={t('shell.verify.resend')} onConfirm={resend} onClose={onClose}>
      {t('shell.verify.hint', { email: user.email })}
    </ConfirmDialog>
  );
}
