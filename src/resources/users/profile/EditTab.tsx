import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { UserProfile } from '#contract/people/users';
import { refreshUser } from '~/authProvider/openSession.ts';
import { ErrorSummary } from '~/components/form/ErrorSummary.tsx';
import { FormFrame, FormNotices } from '~/components/form/FormFrame.tsx';
import { SaveButton } from '~/components/form/SaveButton.tsx';
import { UnsavedGuard } from '~/components/overlay/UnsavedGuard.tsx';
import { useCan } from '~/session/useSession.ts';
import { LockNotices } from './LockNotices.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import { lockedFields, type ProfileForm } from './profileForm.ts';
import { useProfileForm } from './useProfileForm.ts';

interface EditTabProps {
  user: UserProfile;
  isOwn: boolean;
}

/** What can be changed about a person. */
export function EditTab({ user, isOwn }: EditTabProps) {
  const { t } = useTranslation();
  const mayWriteAll = useCan('users:write');
  const mayWriteOwn = useCan('profile:own');
  const mayWrite = mayWriteAll || (isOwn && mayWriteOwn);
  // The name in the corner of the page is one's own.
  const saving = useProfileForm(user, async () => {
    if (isOwn) await refreshUser();
  });
  const { form, isDirty, isSaving } = saving;
  const locked = lockedFields(user);
  const reason = !mayWrite ? t('profile.locked') : isDirty ? undefined : t('profile.nothingToSave');
  return (
    <FormFrame saving={saving} className="profile-form" onSubmit={() => reason === undefined && saving.save()}>
      <div className="form-column">
        <FormNotices saving={saving} />
        <ErrorSummary<ProfileForm>
          labels={{ name: t('profile.fields.name'), lastName: t('profile.fields.lastName'), email: t('profile.fields.email') }}
        />
        <LockNotices user={user} />
        <ProfileFields user={user} locked={mayWrite ? locked : 'all'} />
      </div>
      <footer className="profile-save">
        {isDirty && (
          <Button onClick={() => form.reset()} disabled={isSaving}>
            {t('profile.reset')}
          </Button>
        )}
        <SaveButton isSaving={isSaving} reason={reason}>
          {t('profile.save')}
        </SaveButton>
      </footer>
      <UnsavedGuard isDirty={isDirty} />
    </FormFrame>
  );
}
