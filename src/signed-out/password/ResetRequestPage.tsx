import { type ReactNode, useState } from 'react';
import { config } from '~/browser/config.ts';
import { sendJson } from '~/dataProvider/http.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { EmailField, SubmitButton } from '../fields.tsx';
import { FormNotice } from '../FormNotice.tsx';
import { BackIcon } from '../icons.tsx';
import { Page } from '../Page.tsx';
import { useForm } from '../useForm.ts';
import { emailProblem } from '../validate.ts';
import signedOutCss from '../signedOut.module.css';

const names = ['email'] as const;

/** Asks for a one-time link. The answer is the same whether the address is known or not. */
export function ResetRequestPage({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState('');
  const { errors, notice, busy, clearField, formProps } = useForm({
    names,
    check: (_name, { email }) => {
      const problem = emailProblem(email);
      return problem && t(problem);
    },
    send: async (values) => {
      const email = values.email.trim();
      await sendJson({ method: 'POST', path: '/rest/v1/password-links', body: { email } });
      setSentTo(email);
    },
  });
  const leave = (
    <button type="button" className={`${signedOutCss.link} ${signedOutCss.back}`} onClick={onLeave}>
      <BackIcon />
      {t('auth.backToSignIn')}
    </button>
  );

  if (sentTo) return <ResetSent email={sentTo} onAgain={() => setSentTo('')} below={leave} />;
  return (
    <Page title={t('auth.reset.title')} intro={t('auth.reset.intro')} below={leave}>
      <FormNotice notice={notice} />
      <form {...formProps} className={signedOutCss.form}>
        <EmailField autoFocus required error={errors.email} readOnly={busy} onInput={() => clearField('email')} />
        <SubmitButton busy={busy} label={t('auth.reset.submit')} busyLabel={t('auth.reset.submitting')} />
      </form>
    </Page>
  );
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];
/** Only an installation without mail server keeps an outbox, and shows it to its own machine only. */
const hasOutbox = () => config.firebase.embedded && loopback.includes(location.hostname);

/** The one link inside a sentence here; the component of the translation library for it weighs 4 kB. */
function OutboxHint() {
  const { t } = useTranslation();
  const [before, link, after] = t('auth.reset.demoOutbox').split(/<\/?outbox>/);
  return (
    <p className={signedOutCss.hint}>
      {before}
      <a href="/outbox">{link}</a>
      {after}
    </p>
  );
}

function ResetSent({ email, onAgain, below }: { email: string; onAgain: () => void; below: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Page title={t('auth.reset.sentTitle')} intro={t('auth.reset.sent', { email })} below={below} focusTitle>
      {hasOutbox() && <OutboxHint />}
      <button type="button" className={signedOutCss.secondary} onClick={onAgain}>
        {t('auth.reset.again')}
      </button>
    </Page>
  );
}
