import { useTranslation } from 'react-i18next';
import { changePassword } from '#contract/session/passwords';
import { signInAgain } from '~/authProvider/signIn.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { type Refusals, useSaveForm } from '~/components/form/useSaveForm.ts';
import { callEndpoint, isHeedError } from '~/dataProvider/index.ts';
import { type PasswordForm, passwordSchema } from './passwordForm.ts';

const empty: PasswordForm = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Changes the own password and stays signed in: the change ends every session, the answer's token opens a new one here. */
export function usePasswordForm() {
  const { t } = useTranslation();
  const toast = useToast();
  return useSaveForm({
    schema: passwordSchema,
    values: empty,
    draft: null,
    send: async ({ currentPassword, newPassword }) => {
      // Not through useAction: it would read everything again with the token that has just ended.
      const { customToken } = await callEndpoint(changePassword, { body: { currentPassword, newPassword } });
      await signInAgain(customToken);
    },
    refusals,
    valuesOf: () => empty,
    onSaved: () => toast.success(t('profile.password.done')),
  });
}

function refusals(error: unknown): Refusals<PasswordForm> | undefined {
  if (isHeedError(error, 'wrong_password')) return { currentPassword: 'profile.password.wrong' };
  if (isHeedError(error, 'weak_password')) return { newPassword: 'profile.password.weak' };
  if (isHeedError(error, 'password_unchanged')) return { newPassword: 'errors.password_unchanged' };
  return undefined;
}
