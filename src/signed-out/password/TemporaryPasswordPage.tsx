import { useTranslation } from 'react-i18next';
import { signInAgain } from '~/authProvider/signIn.ts';
import { signOut } from '~/authProvider/signOut.ts';
import { sendJson } from '~/dataProvider/http.ts';
import { sessionStore } from '~/session/store.ts';
import { Page } from '../Page.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import signedOutCss from '../signedOut.module.css';

/** Asks users with a temporary password to set their own before anything else. */
export function TemporaryPasswordPage() {
  const { t } = useTranslation();
  const save = async (newPassword: string) => {
    const { customToken } = await sendJson<{ customToken: string }>({
      method: 'POST',
      path: '/rest/v1/me/password',
      body: { newPassword },
    });
    await signInAgain(customToken);
  };
  return (
    <Page
      title={t('auth.change.title')}
      intro={t('auth.change.temporaryIntro')}
      below={
        <button type="button" className={signedOutCss.link} onClick={() => void signOut()}>
          {t('auth.signOut')}
        </button>
      }
    >
      <NewPasswordForm email={sessionStore.get().user?.email ?? ''} save={save} />
    </Page>
  );
}
