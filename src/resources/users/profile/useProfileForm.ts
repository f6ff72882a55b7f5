import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { updateProfile, type UserProfile } from '#contract/users';
import { useToast } from '~/components/feedback/useToast.ts';
import { isHeedError, useAction } from '~/dataProvider/index.ts';
import { type ProfileForm, fromRecord, profileField, profileSchema, toRequest } from './profileForm.ts';

interface ProfileEditing {
  form: UseFormReturn<ProfileForm>;
  isSaving: boolean;
  /** A failure that belongs to no field. */
  failure: unknown;
  save: () => Promise<void>;
}

/** Edits one person; follows the record when it changes elsewhere, but never over what was typed. */
export function useProfileForm(user: UserProfile, onSaved: (saved: UserProfile) => Promise<void>): ProfileEditing {
  const { t } = useTranslation();
  const toast = useToast();
  const { mutateAsync, isPending } = useAction(updateProfile);
  const [failure, setFailure] = useState<unknown>();
  const form = useForm<ProfileForm>({ resolver: zodResolver(profileSchema), defaultValues: fromRecord(user), mode: 'onTouched' });
  const { reset, setError } = form;
  useEffect(() => reset(fromRecord(user), { keepDirtyValues: true }), [user, reset]);

  const refuse = (error: unknown) => {
    if (isHeedError(error, 'email_in_use')) {
      return setError('email', { type: 'server', message: 'profile.errors.emailInUse' }, { shouldFocus: true });
    }
    const fields = isHeedError(error, 'validation_failed') ? error.fields.map(profileField) : [];
    if (!fields.some(Boolean)) return setFailure(error);
    for (const field of fields) if (field) setError(field, { type: 'server', message: 'profile.errors.refused' });
  };
  const save = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      const saved = await mutateAsync({ params: { userId: user.id }, body: toRequest(values, user.email) });
      reset(fromRecord(saved));
      toast.success(t('profile.saved'));
      await onSaved(saved);
    } catch (error) {
      refuse(error);
    }
  });
  return { form, isSaving: isPending, failure, save };
}
