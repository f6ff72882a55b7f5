import { useState } from 'react';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { signUpPlace } from '~/session/signUpPlace.ts';
import { BackIcon } from '../icons.tsx';
import { Page } from '../Page.tsx';
import signedOutCss from '../signedOut.module.css';
import { RegisterForm } from './RegisterForm.tsx';

/** The sign-up of a company. Its owner is signed in afterwards; `app/boot` then shows the panel. */
export function RegisterPage({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  // The address changes before the page is left.
  const [place] = useState(() => signUpPlace(location.pathname) ?? {});
  const leave = (
    <button type="button" className={`${signedOutCss.link} ${signedOutCss.back}`} onClick={onLeave}>
      <BackIcon />
      {t('auth.backToSignIn')}
    </button>
  );
  return (
    <Page title={t('register.title')} intro={t('register.intro')} below={leave}>
      <RegisterForm place={place} onLeave={onLeave} />
    </Page>
  );
}
