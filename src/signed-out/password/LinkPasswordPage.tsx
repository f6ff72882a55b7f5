import { useState } from 'react';
import { paths } from '#contract/paths';
import type { PasswordLink, WayIn } from '#contract/session/passwords';
import { signInAgain } from '~/authProvider/signIn.ts';
import { sendJson } from '~/dataProvider/http.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { textGap } from '~/i18n/textGap.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { endSession, sessionStore } from '~/session/store.ts';
import { BackIcon } from '../icons.tsx';
import { FormNotice } from '../FormNotice.tsx';
import { Page } from '../Page.tsx';
import { noticeOf, problemOf } from '../problemOf.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { WaysInQuestion } from './WaysInQuestion.tsx';
import { setFlash } from '~/session/signals.ts';
import { useLink } from '../useLink.ts';
import helpersCss from '~/app/theme/helpers.module.css';
import signedOutCss from '../signedOut.module.css';

interface LinkPasswordPageProps {
  token: string;
  onAskAgain: () => void;
  onLeave: () => void;
}

/** A one-time link of an invitation or a reset: sets a password and signs in. */
export function LinkPasswordPage({ token, onAskAgain, onLeave }: LinkPasswordPageProps) {
  const { t, i18n } = useTranslation();
  const { link, expire, tryAgain } = useLink<PasswordLink>('/rest/v1/password-links/read', token);
  const [question, setQuestion] = useState<{ answer: (endsWaysIn: boolean) => void }>();
  const [refused, setRefused] = useState<{ error: unknown }>();
  const leave = (
    <button type="button" className={`${signedOutCss.link} ${signedOutCss.back}`} onClick={onLeave}>
      <BackIcon />
      {t('auth.backToSignIn')}
    </button>
  );

  const save = async (newPassword: string, waysIn: readonly WayIn[]) => {
    const path = '/rest/v1/password-links/use';
    const endsWaysIn = waysIn.length > 0 ? await new Promise<boolean>((answer) => setQuestion({ answer })) : undefined;
    setQuestion(undefined);
    const body = { token, newPassword, endsWaysIn };
    const reply = await sendJson<{ customToken: string | null }>({ method: 'POST', path, body }).catch((error: unknown) => {
      if (!isHeedError(error, 'link_not_valid')) throw error;
      expire();
    });
    if (!reply) return;
    // Another user may be signed in here; the owner of the link replaces them.
    if (sessionStore.get().user) endSession(paths.login);
    const { customToken } = reply;
    if (!customToken) {
      setFlash({ tone: 'success', key: 'auth.change.saved' });
      onLeave();
      return;
    }
    // The link is used and the password is set, even if this account may not use the console.
    await signInAgain(customToken).catch((error: unknown) => setRefused({ error }));
  };

  if (refused) {
    return (
      <Page title={t('auth.change.savedTitle')} below={leave} focusTitle>
        <FormNotice notice={noticeOf(problemOf(refused.error, i18n), t('auth.unknownError'))} />
      </Page>
    );
  }

  if (link.is === 'checking') return <Page title={t('auth.change.title')} intro={t('auth.change.checking')} focusTitle />;
  if (link.is === 'good') {
    const { kind, email, waysIn } = link.reply;
    const intro = kind === 'invite' ? t('auth.change.inviteIntro') : t('auth.change.resetIntro');
    // The form stays, with what was typed, for the case that the server refuses the password.
    return (
      <Page
        title={question ? t('auth.change.waysIn.title') : t('auth.change.title')}
        intro={question ? t('auth.change.waysIn.intro') : <IntroFor intro={intro} email={email} />}
        below={leave}
        focusTitle={question !== undefined}
      >
        <div hidden={question !== undefined}>
          <NewPasswordForm email={email} save={(newPassword) => save(newPassword, waysIn)} />
        </div>
        {question && <WaysInQuestion waysIn={waysIn} onAnswer={question.answer} />}
      </Page>
    );
  }
  const expired = link.is === 'expired';
  return (
    <Page
      key={link.is}
      title={expired ? t('auth.change.expiredTitle') : t('auth.change.title')}
      intro={expired && t('auth.change.expired')}
      below={leave}
      focusTitle
    >
      {!expired && <FormNotice notice={noticeOf(problemOf(link.error, i18n), t('auth.unknownError'))} />}
      <button type="button" className={signedOutCss.submit} onClick={expired ? onAskAgain : tryAgain}>
        {expired ? t('auth.change.askAgain') : t('auth.change.tryAgain')}
      </button>
    </Page>
  );
}

function IntroFor({ intro, email }: { intro: string; email: string }) {
  return (
    <>
      {intro}
      {textGap()}
      <strong className={`${helpersCss.ltr} ${signedOutCss.break}`}>{email}</strong>
    </>
  );
}
