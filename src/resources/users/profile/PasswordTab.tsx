import Button from '@mui/material/Button';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { PasswordField } from '~/components/form/PasswordField.tsx';
import { useSession } from '~/session/useSession.ts';
import { usePasswordForm } from './usePasswordForm.ts';

/** The own password. */
export function PasswordTab() {
  const { t } = useTranslation();
  const { user } = useSession();
  const { form, failure, save, isSaving } = usePasswordForm();
  return (
    <FormProvider {...form}>
      <form
        className="profile-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div className="form-column">
          <div>
            <h2 className="profile-section">{t('profile.password.title')}</h2>
            <p className="field-help">{t('profile.password.help')}</p>
          </div>
          {failure !== undefined && <ErrorAlert error={failure} />}
          {/* Tells password managers whose password this is. */}
          <input type="email" autoComplete="username" value={user.email} readOnly hidden />
          <PasswordField name="currentPassword" label={t('profile.password.current')} autoComplete="current-password" />
          <PasswordField name="newPassword" label={t('profile.password.new')} autoComplete="new-password" withChecklist />
          <PasswordField name="confirmPassword" label={t('profile.password.confirm')} autoComplete="new-password" />
        </div>
        <footer className="profile-save">
          <Button type="submit" variant="contained" color="primary" loading={isSaving}>
            {t('profile.password.submit')}
          </Button>
        </footer>
      </form>
    </FormProvider>
  );
}
