import { type FormEvent, type ReactNode, useState } from 'react';
import { startAuthentication } from '@simplewebauthn/browser';
import { finishWithFactor, type SecondStep } from '~/authProvider/signIn.ts';
import { sendJson } from '~/dataProvider/http.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { SubmitButton } from '../fields.tsx';
import { FormNotice, type NoticeContent } from '../FormNotice.tsx';
import { Page } from '../Page.tsx';
import { noticeOf, problemOf } from '../problemOf.ts';
import signedOutCss from '../signedOut.module.css';
import css from './mfa.module.css';

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Asks the browser for one of the person's passkeys of this address. */
export function PasskeyForm({ step, below, otherWays }: { step: SecondStep; below: ReactNode; otherWays: ReactNode }) {
  const { t, i18n } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<NoticeContent>();

  const ask = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setNotice(undefined);
    try {
      const body = { verificationTokenId: step.token };
      const optionsJSON = await sendJson<Options>({ method: 'POST', path: '/rest/v1/mfa/passkey-challenges', body });
      // Rejects when the person cancels, or waits too long.
      const answer = await startAuthentication({ optionsJSON }).catch(() => undefined);
      if (!answer) return setNotice({ message: t('auth.mfa.passkey.failed') });
      await finishWithFactor(step, { method: 'passkey', answer });
    } catch (error) {
      setNotice(noticeOf(problemOf(error, i18n), t('auth.unknownError')));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Page title={t('auth.mfa.passkey.title')} intro={t('auth.mfa.passkey.intro')} below={below} focusTitle>
      <FormNotice notice={notice} />
      <form className={signedOutCss.form} onSubmit={(event) => void ask(event)} aria-busy={isBusy}>
        <SubmitButton busy={isBusy} label={t('auth.mfa.passkey.submit')} busyLabel={t('auth.mfa.checking')} />
      </form>
      <div className={css.foot}>{otherWays}</div>
    </Page>
  );
}
