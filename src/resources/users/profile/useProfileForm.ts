import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { updateProfile, type UserProfile } from '#contract/users';
import { useToast } from '~/components/feedback/useToast.ts';
import { type Refusals, useSaveForm } from '~/components/form/useSaveForm.ts';
import { isHeedError, refusedFields, useAction } from '~/dataProvider/index.ts';
import { type ProfileForm, fromRecord, profileField, profileSchema, toRequest } from './profileForm.ts';

/** Edits one person. */
export function useProfileForm(user: UserProfile, onSaved: (saved: UserProfile) => Promise<void>) {
  const { t } = useTranslation();
  const toast = useToast();
  const { mutateAsync } = useAction(updateProfile);
  return useSaveForm({
    schema: profileSchema,
    values: useMemo(() => fromRecord(user), [user]),
    draft: `profile ${user.id}`,
    send: (values) => mutateAsync({ params: { userId: user.id }, body: toRequest(values, user.email) }),
    refusals,
    valuesOf: fromRecord,
    onSaved: useCallback(
      (saved: UserProfile) => {
        toast.success(t('profile.saved'));
        return onSaved(saved);
      },
      [toast, t, onSaved],
    ),
  });
}

const refusals = (error: unknown): Refusals<ProfileForm> | undefined =>
  isHeedError(error, 'email_in_use')
    ? { email: 'profile.errors.emailInUse' }
    : refusedFields(error, profileField, 'profile.errors.refused');
