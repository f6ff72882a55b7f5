import { useTranslation } from 'react-i18next';
import { FormFrame, FormNotices } from '~/components/form/FormFrame.tsx';
import { PasswordField } from '~/components/form/PasswordField.tsx';
import { SaveButton } from '~/components/form/SaveButton.tsx';
import { useSession } from '~/session/useSession.ts';
import { usePasswordForm } from './usePasswordForm.ts';

/** The own password. */
export function PasswordTab() {
  const { t } = useTranslation();
  const { user } = useSession();
  const saving = usePasswordForm();
  return (
    <FormFrame saving={saving} className="profile-form" onSubmit={saving.save}>
      <div className="form-column">
        <div>
          <h2 className="profile-section">{t('profile.password.title')}</h2>
          <p className="field-help">{t('profile.password.help')}</p>
        </div>
        <FormNotices saving={saving} />
        {/* Tells password managers whose password this is. */}
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField name="currentPassword" label={t('profile.password.current')} autoComplete="current-password" />
        <PasswordField name="newPassword" label={t('profile.password.new')} autoComplete="new-password" withChecklist />
        <PasswordField name="confirmPassword" label={t('profile.password.confirm')} autoComplete="new-password" />
      </div>
      <footer className="profile-save">
        <SaveButton isSaving={saving.isSaving}>{t('profile.password.submit')}</SaveButton>
      </footer>
    </FormFrame>
  );
}
