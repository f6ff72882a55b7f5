import { companyLimits } from '#contract/company/limits';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { textGap } from '~/i18n/textGap.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import { useResendVerification } from './useResendVerification.ts';

/** Asks an admin to verify their address: after the welcome, and instead of adding people. Sends the link again. */
export function VerifyEmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const { resend } = useResendVerification();
  return (
    <ConfirmDialog open title={t('shell.verify.text')} confirmLabel={t('shell.verify.resend')} onConfirm={resend} onClose={onClose}>
      {t('shell.verify.hint', { email: user.email })}
      {textGap()}
      {t('shell.verify.removal', { days: companyLimits.registration.unverifiedDays })}
    </ConfirmDialog>
  );
}
