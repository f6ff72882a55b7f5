import { type FormEvent, useState } from 'react';
import { sessionLimits } from '#contract/session/limits';
import { paths } from '#contract/paths';
import { sendJson } from '~/dataProvider/http.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { endSession, sessionStore } from '~/session/store.ts';
import { SubmitButton } from './fields.tsx';
import { FormNotice, type NoticeContent } from './FormNotice.tsx';
import { BackIcon } from './icons.tsx';
import { Page } from './Page.tsx';
import { noticeOf, problemOf } from './problemOf.ts';
import { useLink } from './useLink.ts';
import css from './signedOut.module.css';

interface Stoppable {
  oldEmail: string;
  newEmail: string;
  isDone: boolean;
}

/**
 * The link of the mail to the old address: stops a change of address. Opening the page changes nothing, because programs open
 * links, too; only the button does.
 */
export function StopChangePage({ token, onLeave }: { token: string; onLeave: () => void }) {
  const { t, i18n } = useTranslation();
  const { link, expire, tryAgain } = useLink<Stoppable>('/rest/v1/address-stops/read', token);
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<NoticeContent>();
  const [stoppedFor, setStoppedFor] = useState('');

  const stop = async (event: FormEvent, { oldEmail, newEmail }: Stoppable) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setNotice(undefined);
    try {
      await sendJson({ method: 'POST', path: '/rest/v1/address-stops/use', body: { token } });
      const { user } = sessionStore.get();
      // The session of this user has ended on the server; that of another user continues.
      if (user && [oldEmail, newEmail].includes(user.email)) endSession(paths.login);
      setStoppedFor(oldEmail);
    } catch (error) {
      if (isHeedError(error, 'link_not_valid')) expire();
      else setNotice(noticeOf(problemOf(error, i18n), t('auth.unknownError')));
    } finally {
      setBusy(false);
    }
  };
  const leave = (
    <button type="button" className={`${css.link} ${css.back}`} onClick={onLeave}>
      <BackIcon />
      {t('auth.backToSignIn')}
    </button>
  );

  if (stoppedFor) {
    return (
      <Page
        key="done"
        title={t('auth.stop.doneTitle')}
        intro={t('auth.stop.done', { email: stoppedFor })}
        below={leave}
        focusTitle
      />
    );
  }
  if (link.is === 'checking') return <Page title={t('auth.stop.title')} intro={t('auth.change.checking')} focusTitle />;
  if (link.is === 'good') {
    const { oldEmail, newEmail, isDone } = link.reply;
    const names = { oldEmail, newEmail };
    return (
      <Page
        title={t('auth.stop.title')}
        intro={isDone ? t('auth.stop.isDone', names) : t('auth.stop.waiting', names)}
        below={leave}
      >
        <form className={css.form} onSubmit={(event) => void stop(event, link.reply)} aria-busy={isBusy}>
          <p className={css.hint}>{t('auth.stop.effect', { oldEmail })}</p>
          <FormNotice notice={notice} />
          <SubmitButton busy={isBusy} label={t('auth.stop.submit')} busyLabel={t('auth.stop.submitting')} />
        </form>
      </Page>
    );
  }
  if (link.is === 'expired') {
    const intro = t('auth.stop.expired', { days: sessionLimits.addressStopDays });
    return <Page key="expired" title={t('auth.change.expiredTitle')} intro={intro} below={leave} focusTitle />;
  }
  return (
    <Page key="unknown" title={t('auth.stop.title')} below={leave} focusTitle>
      <FormNotice notice={noticeOf(problemOf(link.error, i18n), t('auth.unknownError'))} />
      <button type="button" className={css.submit} onClick={tryAgain}>
        {t('auth.change.tryAgain')}
      </button>
    </Page>
  );
}
