import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { FormNotice } from '../FormNotice.tsx';
import { SubmitButton } from '../fields.tsx';
import { useForm } from '../useForm.ts';
import { confirmProblem, newPasswordProblem } from '../validate.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import signedOutCss from '../signedOut.module.css';

const names = ['newPassword', 'confirmPassword'] as const;

interface NewPasswordFormProps {
  /** The owner of the password, for password managers. */
  email: string;
  save: (newPassword: string) => Promise<void>;
  /** Further fields, above the button. */
  children?: ReactNode;
}

/** Asks for a new password. */
export function NewPasswordForm({ email, save, children }: NewPasswordFormProps) {
  const { t } = useTranslation();
  const { notice, formProps, ...form } = useForm({
    names,
    check: (name, { newPassword, confirmPassword }) => {
      const problem = name === 'newPassword' ? newPasswordProblem(newPassword) : confirmProblem(confirmPassword, newPassword);
      return problem && t(problem);
    },
    send: ({ newPassword }) => save(newPassword),
    fieldOf: { password: 'newPassword' },
  });

  return (
    <>
      <FormNotice notice={notice} />
      <form {...formProps} className={signedOutCss.form}>
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields name="newPassword" label={t('auth.fields.newPassword')} autoFocus form={form} />
        {children}
        <SubmitButton busy={form.busy} label={t('auth.change.submit')} busyLabel={t('auth.change.submitting')} />
      </form>
    </>
  );
}
