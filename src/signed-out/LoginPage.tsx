import { learnerPagesPath } from '#contract/learner/pages';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { paths } from '#contract/paths';
import { type SecondStep, signInWithPassword } from '~/authProvider/signIn.ts';
import { config } from '~/browser/config.ts';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { addStage } from '~/i18n/i18n.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { ExternalLink } from './ExternalLink.tsx';
import { EmailField, PasswordField, SubmitButton } from './fields.tsx';
import { FormNotice } from './FormNotice.tsx';
import { Page } from './Page.tsx';
import { useFlashNotice } from './useFlashNotice.ts';
import { useForm } from './useForm.ts';
import { emailProblem, passwordProblem } from './validate.ts';
import css from './signedOut.module.css';

const names = ['email', 'password'] as const;

/** Few people need it, so the sign-in page does not fetch it. */
const SecondStepPage = lazy(async () => {
  const [{ SecondStepPage: page }] = await fetchedCode(Promise.all([import('./mfa/SecondStepPage.tsx'), addStage('account')]));
  return { default: page };
});

interface LoginPageProps {
  onForgot: () => void;
  onRegister: () => void;
  onSso: () => void;
}

/** Sign-in: the password, and the second step for a person with a second factor. */
export function LoginPage(leads: LoginPageProps) {
  const [step, setStep] = useState<SecondStep>();
  if (!step) return <PasswordPage {...leads} onSecondStep={setStep} />;
  return (
    <Suspense fallback={<Busy />}>
      <SecondStepPage step={step} onLeave={() => setStep(undefined)} />
    </Suspense>
  );
}

/** Stands in for the second step while its code is fetched. */
function Busy() {
  const { t } = useTranslation();
  return <Page title={t('auth.login.title')} intro={t('auth.login.submitting')} focusTitle />;
}

interface PasswordPageProps extends LoginPageProps {
  onSecondStep: (step: SecondStep | undefined) => void;
}

/** Sign-in with e-mail and password. It sets the session; `app/boot` then shows the panel. */
function PasswordPage({ onForgot, onRegister, onSso, onSecondStep }: PasswordPageProps) {
  const { t } = useTranslation();
  const flash = useFlashNotice();
  const { errors, notice, busy, clearField, formProps } = useForm({
    names,
    check: (name, values) => {
      const problem = name === 'email' ? emailProblem(values.email) : passwordProblem(values.password);
      return problem && t(problem);
    },
    send: async ({ email, password }) => {
      onSecondStep(await signInWithPassword(email.trim(), password));
    },
  });
  const { learnerApp } = config.links;

  return (
    <Page
      title={t('auth.login.title')}
      intro={t('auth.login.intro')}
      below={
        <div className={css.links}>
          <InPlace href={paths.ssoLogin} onOpen={onSso}>
            {t('auth.login.sso')}
          </InPlace>
          <InPlace href={paths.register} onOpen={onRegister}>
            {t('auth.login.createCompany')}
          </InPlace>
          <ExternalLink href={learnerApp ?? learnerPagesPath}>{t('auth.learnerLogin')}</ExternalLink>
        </div>
      }
    >
      <FormNotice notice={notice ?? flash?.notice} tone={notice ? 'error' : flash?.tone} />
      <form {...formProps} className={css.form}>
        <EmailField autoFocus required error={errors.email} readOnly={busy} onInput={() => clearField('email')} />
        <PasswordField
          name="password"
          label={t('auth.fields.password')}
          autoComplete="current-password"
          required
          error={errors.password}
          readOnly={busy}
          onInput={() => clearField('password')}
        />
        <div className={css.rowEnd}>
          <ForgotPassword onForgot={onForgot} />
        </div>
        <SubmitButton busy={busy} label={t('auth.login.submit')} busyLabel={t('auth.login.submitting')} />
      </form>
    </Page>
  );
}

/** A link, so that it may open in another tab; here it opens in place. */
function InPlace({ href, onOpen, children }: { href: string; onOpen: () => void; children: string }) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a className={css.link} href={href} onClick={open}>
      {children}
    </a>
  );
}

/** Page of the learner app where a password is reset. */
const resetPath = 'reset-password';

function learnerReset(learnerApp: string): string {
  return `${learnerApp.replace(/\/+$/, '')}/${resetPath}`;
}

/** Links to the reset of the learner app when its address is set, else opens our own. */
function ForgotPassword({ onForgot }: { onForgot: () => void }) {
  const { t } = useTranslation();
  const { learnerApp } = config.links;
  if (learnerApp) return <ExternalLink href={learnerReset(learnerApp)}>{t('auth.login.forgotPassword')}</ExternalLink>;
  return (
    <button type="button" className={css.link} onClick={onForgot}>
      {t('auth.login.forgotPassword')}
    </button>
  );
}
