import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendJson } from '~/dataProvider/http.ts';
import { EmailField } from '../fields/EmailField.tsx';
import { Notice } from '../fields/Notice.tsx';
import { SubmitButton } from '../fields/SubmitButton.tsx';
import { BackIcon } from '../icons.tsx';
import { Page } from '../Page.tsx';
import { useForm } from '../useForm.ts';
import { emailProblem } from '../validate.ts';
import { ResetSent } from './ResetSent.tsx';

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
    <button type="button" className="so-link so-back" onClick={onLeave}>
      <BackIcon />
      {t('auth.backToSignIn')}
    </button>
  );

  if (sentTo) return <ResetSent email={sentTo} onAgain={() => setSentTo('')} below={leave} />;
  return (
    <Page title={t('auth.reset.title')} intro={t('auth.reset.intro')} below={leave}>
      <Notice notice={notice} />
      <form {...formProps} className="so-form">
        <EmailField autoFocus required error={errors.email} readOnly={busy} onInput={() => clearField('email')} />
        <SubmitButton busy={busy} label={t('auth.reset.submit')} busyLabel={t('auth.reset.submitting')} />
      </form>
    </Page>
  );
}
