import { sendVerificationEmail } from '#contract/session/session';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { useAction } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';

/** Sends the verification link of the e-mail address again and shows a toast. */
export function useResendVerification(): { resend: () => Promise<void>; isPending: boolean } {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const { user } = useSession();
  const { mutateAsync, isPending } = useAction(sendVerificationEmail, { keepsData: true });
  const resend = async () => {
    try {
      await mutateAsync({ body: { user_id: user.id } });
      toast.success(t('shell.verify.sent'));
    } catch (error) {
      showError(error);
    }
  };
  return { resend, isPending };
}
