import type { CallReply } from '#contract/kit/endpoint';
import type { loginEndpointLink } from '#contract/session/ssoSignIn';
import { sendJson } from '~/dataProvider/http.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { EmailField, SubmitButton } from '../fields.tsx';
import { FormNotice } from '../FormNotice.tsx';
import { Page } from '../Page.tsx';
import { useFlashNotice } from '../useFlashNotice.ts';
import { useForm } from '../useForm.ts';
import { emailProblem } from '../validate.ts';
import { keepReturn } from '~/session/returnAfterSso.ts';
import { providerLink } from './providerLink.ts';
import css from '../signedOut.module.css';

const names = ['email'] as const;

/** Asks for the e-mail address and goes to the provider of that person's company. */
export function SsoLoginPage({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const flash = useFlashNotice();
  const { errors, notice, busy, clearField, formProps } = useForm({
    names,
    check: (_name, { email }) => {
      const problem = emailProblem(email);
      return problem && t(problem);
    },
    send: async (values) => {
      const path = `/api/v1/sso/login_endpoint_link/by_email/${encodeURIComponent(values.email.trim())}`;
      const body = { origin: 'admin' };
      const { link } = await sendJson<CallReply<typeof loginEndpointLink>>({ method: 'POST', path, body });
      keepReturn(location.search);
      location.assign(providerLink(link, location.origin));
      // Busy until the browser has left.
      await new Promise(() => undefined);
    },
  });
  const leave = (
    <button type="button" className={css.link} onClick={onLeave}>
      {t('sso.login.withPassword')}
    </button>
  );
  return (
    <Page title={t('auth.login.sso')} intro={t('sso.login.intro')} below={leave}>
      <FormNotice notice={notice ?? flash?.notice} tone={notice ? 'error' : flash?.tone} />
      <form {...formProps} className={css.form}>
        <EmailField autoFocus required error={errors.email} readOnly={busy} onInput={() => clearField('email')} />
        <SubmitButton busy={busy} label={t('sso.login.submit')} busyLabel={t('sso.login.submitting')} />
      </form>
    </Page>
  );
}
