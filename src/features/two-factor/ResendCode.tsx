import { sendCode } from '#contract/session/mfa';
import { useToast } from '~/components/feedback/useToast.ts';
import { useBusy } from '~/components/overlay/useBusy.ts';
import { callEndpoint } from '~/dataProvider/index.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import textButtonCss from '~/components/page/textButton.module.css';
import css from './twoFactor.module.css';

interface ResendCodeProps {
  token: string;
  /** None was mailed for this step yet. */
  isFirst: boolean;
  onSent: () => void;
}

/** Asks for an e-mail code, or for another one. */
export function ResendCode({ token, isFirst, onSent }: ResendCodeProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const { email } = useSession().user;
  const { isBusy, error, run } = useBusy();
  const resend = () =>
    run(async () => {
      await callEndpoint(sendCode, { body: { email, verificationTokenId: token } });
      onSent();
      toast.success(t('auth.mfa.email.sent'));
    });
  const isSpent = isHeedError(error, '60203');
  return (
    <div className={css.resend} role="status">
      <button type="button" className={textButtonCss.button} disabled={isBusy} onClick={() => void resend()}>
        {isFirst ? t('auth.mfa.email.send') : t('auth.mfa.email.resend')}
      </button>
      {error !== undefined && <p className={css.problem}>{isSpent ? t('errors.60203') : t('errors.unavailable')}</p>}
    </div>
  );
}
