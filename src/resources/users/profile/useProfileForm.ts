import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserProfile } from '#contract/people/users';
import { useToast } from '~/components/feedback/useToast.ts';
import { useRecordForm } from '~/components/form/useRecordForm.ts';
import { fromRecord, profileSchema, toRequest } from './profileForm.ts';

/** Edits the person of the EditBase around it. */
export function useProfileForm(user: UserProfile, onSaved: () => Promise<void>) {
  const { t } = useTranslation();
  const toast = useToast();
  return useRecordForm({
    schema: profileSchema,
    values: useMemo(() => fromRecord(user), [user]),
    draft: `profile ${user.id}`,
    toRequest: (values) => toRequest(values, user.email),
    valuesOf: fromRecord,
    onSaved: (_saved: UserProfile) => {
      toast.success(t('profile.saved'));
      return onSaved();
    },
  });
}
