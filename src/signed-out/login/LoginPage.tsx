import { useTranslation } from 'react-i18next';
import { sessionLimits } from '#contract/session/limits';
import { signInWithPassword } from '~/authProvider/signIn.ts';
import { config } from '~/session/config.ts';
import { ExternalLink } from '../ExternalLink.tsx';
import { EmailField } from '../fields/EmailField.tsx';
import { Notice } from '../fields/Notice.tsx';
import { PasswordField } from '../fields/PasswordField.tsx';
import { SubmitButton } from '../fields/SubmitButton.tsx';
import { Page } from '../Page.tsx';
import { useFlashNotice } from '../useFlashNotice.ts';
import { useForm } from '../useForm.ts';
import { emailProblem, passwordProblem } from '../validate.ts';
import { ForgotPassword } from './ForgotPassword.tsx';

const names = ['email', 'password'] as const;

/** Sign-in with e-mail and password. What follows is not its business: the session is set, and the page changes. */
export function LoginPage({ onForgot }: { onForgot: () => void }) {
  const { t } = useTranslation();
  const flash = useFlashNotice();
  const { errors, notice, busy, clearField, formProps } = useForm({
    names,
    check: (name, values) => {
      const problem = name === 'email' ? emailProblem(values.email) : passwordProblem(values.password);
      return problem && t(problem);
    },
    send: async ({ email, password }) => {
      await signInWithPassword(email.trim(), password);
    },
  });
  const { learnerApp } = config.links;

  return (
    <Page
      title={t('auth.login.title')}
      intro={t('auth.login.intro')}
      below={learnerApp && <ExternalLink href={learnerApp}>{t('auth.learnerLogin')}</ExternalLink>}
    >
      <Notice notice={notice ?? flash?.notice} tone={notice ? 'error' : flash?.tone} />
      <form {...formProps} className="so-form">
        <EmailField autoFocus required error={errors.email} readOnly={busy} onInput={() => clearField('email')} />
        <PasswordField
          name="password"
          label={t('auth.fields.password')}
          autoComplete="current-password"
          required
          maxLength={sessionLimits.passwordMax}
          error={errors.password}
          readOnly={busy}
          onInput={() => clearField('password')}
        />
        <div className="so-row-end">
          <ForgotPassword onForgot={onForgot} />
        </div>
        <SubmitButton busy={busy} label={t('auth.login.submit')} busyLabel={t('auth.login.submitting')} />
      </form>
    </Page>
  );
}
