import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { sessionLimits } from '#contract/session/limits';
import { type MfaMethod, mfaCodePattern } from '#contract/session/mfaMethods';
import { finishWithFactor, type SecondStep } from '~/authProvider/signIn.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { CodeField, SubmitButton } from '../fields.tsx';
import { FormNotice } from '../FormNotice.tsx';
import { Page } from '../Page.tsx';
import { useForm } from '../useForm.ts';
import signedOutCss from '../signedOut.module.css';
import { useEmailCode } from './useEmailCode.ts';
import css from './mfa.module.css';

interface CodeFormProps {
  method: Exclude<MfaMethod, 'passkey'>;
  step: SecondStep;
  /** A code by e-mail is mailed without another press. */
  isMailed: boolean;
  below: ReactNode;
  otherWays: ReactNode;
}

const names = ['code'] as const;

/** Finishes a sign-in with a typed code: of an e-mail, of an app, or a recovery code. */
export function CodeForm({ method, step, isMailed, below, otherWays }: CodeFormProps) {
  const { t } = useTranslation();
  const hasDigits = method !== 'recovery';
  const input = useRef<HTMLInputElement>(null);
  const [isComplete, setComplete] = useState(false);
  const isRight = (code: string) => (hasDigits ? mfaCodePattern.test(code) : code.trim() !== '');
  const mailed = useEmailCode(step, method === 'email' && isMailed);
  const { errors, notice, busy, clearField, checkField, formProps } = useForm({
    names,
    check: (_name, { code }) => (isRight(code) ? undefined : hasDigits ? t('auth.mfa.codeFormat') : t('auth.mfa.codeRequired')),
    send: async ({ code }) => {
      try {
        await finishWithFactor(step, { method, code: code.trim() });
      } catch (error) {
        if (input.current) input.current.value = '';
        setComplete(false);
        // A new code would be refused, too.
        if (isHeedError(error, '60202')) mailed.lock();
        throw error;
      }
    },
  });
  const onInput = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    clearField('code');
    // Codes are pasted with spaces.
    if (hasDigits) currentTarget.value = currentTarget.value.replace(/\D/g, '').slice(0, sessionLimits.mfa.codeDigits);
    setComplete(isRight(currentTarget.value));
  };
  const resend = () => {
    // The last code's refusal would stand over the new one, and hide that it was sent.
    clearField('code');
    void mailed.send();
  };
  // The field may say the same: that there are no codes for a while.
  const problem = notice ?? mailed.problem;
  const about = { email: step.email, minutes: sessionLimits.mfa.codeMinutes };
  const intro = method === 'email' && !mailed.isRequested ? t('auth.mfa.email.ask', about) : t(`auth.mfa.${method}.intro`, about);

  return (
    <Page title={t(`auth.mfa.${method}.title`)} intro={intro} below={below}>
      <FormNotice notice={problem?.message === errors.code ? undefined : problem} />
      <FormNotice notice={problem || errors.code ? undefined : mailed.notice} tone="success" />
      <form {...formProps} className={signedOutCss.form}>
        <CodeField
          ref={input}
          autoFocus
          label={t(`auth.mfa.${method}.field`)}
          error={errors.code}
          readOnly={busy}
          isDigits={hasDigits}
          onInput={onInput}
          onBlur={() => checkField('code')}
        />
        <SubmitButton
          busy={busy}
          disabled={!isComplete}
          label={t(`auth.mfa.${method}.submit`)}
          busyLabel={t('auth.mfa.checking')}
        />
        {method === 'email' && (
          <button type="button" className={signedOutCss.secondary} disabled={!mailed.maySend} onClick={resend}>
            {mailed.isRequested ? t('auth.mfa.email.resend') : t('auth.mfa.email.send')}
          </button>
        )}
      </form>
      <div className={css.foot}>{otherWays}</div>
    </Page>
  );
}
