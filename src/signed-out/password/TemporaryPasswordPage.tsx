import { useState } from 'react';
import { replaceSession } from '~/authProvider/signIn.ts';
import { signOut } from '~/authProvider/signOut.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { sessionStore } from '~/session/store.ts';
import { Page } from '../Page.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import signedOutCss from '../signedOut.module.css';
import css from './TemporaryPasswordPage.module.css';

/**
 * Asks users with a temporary password to set their own before anything else. A person of a company with a parent
 * company may give the parent access on the way.
 */
export function TemporaryPasswordPage() {
  const { t } = useTranslation();
  const [grantLoginAccess, setGrant] = useState(false);
  const { user } = sessionStore.get();
  const hasParent = user !== null && user.company.distribution.parentCompanyId !== null;
  const save = async (newPassword: string) => {
    const call = hasParent
      ? {
          path: `/partnership/api/v1/company/${user.company_id}/temporary_password`,
          body: { password: newPassword, grantLoginAccess },
        }
      : { path: '/rest/v1/me/password', body: { newPassword } };
    await replaceSession({ method: 'POST', ...call });
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
      <NewPasswordForm email={user?.email ?? ''} save={save}>
        {hasParent && (
          <label className={css.grant}>
            <input type="checkbox" checked={grantLoginAccess} onChange={(event) => setGrant(event.currentTarget.checked)} />
            {t('auth.change.grantAccess')}
          </label>
        )}
      </NewPasswordForm>
    </Page>
  );
}
