import Button from '@mui/material/Button';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { UserProfile } from '#contract/users';
import { refreshUser } from '~/authProvider/openSession.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { ErrorSummary } from '~/components/form/ErrorSummary.tsx';
import { DiscardDialog } from '~/components/overlay/DiscardDialog.tsx';
import { useCloseGuard } from '~/components/overlay/useCloseGuard.ts';
import { useCan } from '~/session/useSession.ts';
import { LockNotices } from './LockNotices.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import { lockedFields, type ProfileForm } from './profileForm.ts';
import { useProfileForm } from './useProfileForm.ts';

interface EditTabProps {
  user: UserProfile;
  isOwn: boolean;
}

const stay = () => undefined;

/** What can be changed about a person. */
export function EditTab({ user, isOwn }: EditTabProps) {
  const { t } = useTranslation();
  const mayWriteAll = useCan('users:write');
  const mayWriteOwn = useCan('profile:own');
  const mayWrite = mayWriteAll || (isOwn && mayWriteOwn);
  // The name in the corner of the page is one's own.
  const { form, isSaving, failure, save } = useProfileForm(user, async () => {
    if (isOwn) await refreshUser();
  });
  const { isDirty } = form.formState;
  const guard = useCloseGuard(isDirty, stay);
  const locked = lockedFields(user);
  const reason = !mayWrite ? t('profile.locked') : isDirty ? undefined : t('profile.nothingToSave');
  return (
    <FormProvider {...form}>
      <form
        className="profile-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (reason === undefined) void save();
        }}
      >
        <div className="form-column">
          {failure !== undefined && <ErrorAlert error={failure} />}
          <ErrorSummary<ProfileForm>
            labels={{ name: t('profile.fields.name'), lastName: t('profile.fields.lastName'), email: t('profile.fields.email') }}
          />
          <LockNotices user={user} />
          <ProfileFields user={user} locked={mayWrite ? locked : 'all'} />
        </div>
        <footer className="profile-save">
          {reason && (
            <span className="field-help" id="profile-save-reason">
              {reason}
            </span>
          )}
          {isDirty && (
            <Button onClick={() => form.reset()} disabled={isSaving}>
              {t('profile.reset')}
            </Button>
          )}
          <Button
            type="submit"
            variant="contained"
            color="primary"
            disabled={reason !== undefined}
            loading={isSaving}
            aria-describedby={reason ? 'profile-save-reason' : undefined}
          >
            {t('profile.save')}
          </Button>
        </footer>
      </form>
      <DiscardDialog guard={guard} />
    </FormProvider>
  );
}
