import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { changePassword } from '#contract/passwords';
import { signInAgain } from '~/authProvider/signIn.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { callEndpoint, isHeedError } from '~/dataProvider/index.ts';
import { type PasswordForm, passwordSchema } from './passwordForm.ts';

const empty: PasswordForm = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Changes the own password and stays signed in: the change ends every session, the answer's token opens a new one here. */
export function usePasswordForm() {
  const { t } = useTranslation();
  const toast = useToast();
  const [failure, setFailure] = useState<unknown>();
  const form = useForm<PasswordForm>({ resolver: zodResolver(passwordSchema), defaultValues: empty, mode: 'onTouched' });

  const refuse = (error: unknown) => {
    if (isHeedError(error, 'wrong_password')) {
      form.setError('currentPassword', { type: 'server', message: 'profile.password.wrong' }, { shouldFocus: true });
    } else if (isHeedError(error, 'weak_password')) {
      form.setError('newPassword', { type: 'server', message: 'profile.password.weak' }, { shouldFocus: true });
    } else if (isHeedError(error, 'password_unchanged')) {
      form.setError('newPassword', { type: 'server', message: 'errors.password_unchanged' }, { shouldFocus: true });
    } else setFailure(error);
  };
  const save = form.handleSubmit(async ({ currentPassword, newPassword }) => {
    setFailure(undefined);
    try {
      // Not through useAction: it would read everything again with the token that has just ended.
      const { customToken } = await callEndpoint(changePassword, { body: { currentPassword, newPassword } });
      await signInAgain(customToken);
      form.reset(empty);
      toast.success(t('profile.password.done'));
    } catch (error) {
      refuse(error);
    }
  });
  return { form, failure, save, isSaving: form.formState.isSubmitting };
}
