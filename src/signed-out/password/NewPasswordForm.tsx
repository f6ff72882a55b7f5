import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordChecklist } from '~/fields/PasswordChecklist.tsx';
import { FormNotice } from '../FormNotice.tsx';
import { PasswordField, SubmitButton } from '../fields.tsx';
import { CheckIcon, DotIcon } from '../icons.tsx';
import { useForm } from '../useForm.ts';
import { confirmProblem, newPasswordProblem } from '../validate.ts';
import signedOutCss from '../signedOut.module.css';
import css from './NewPasswordForm.module.css';

const names = ['newPassword', 'confirmPassword'] as const;
const mark = (isMet: boolean) => (isMet ? <CheckIcon /> : <DotIcon />);

interface NewPasswordFormProps {
  /** Whose password it is, for password managers. */
  email: string;
  save: (newPassword: string) => Promise<void>;
}

/** New password twice, with the checklist that follows every keystroke. */
export function NewPasswordForm({ email, save }: NewPasswordFormProps) {
  const { t } = useTranslation();
  const checklistId = useId();
  const [typed, setTyped] = useState('');
  const { errors, notice, busy, clearField, checkField, formProps } = useForm({
    names,
    check: (name, { newPassword, confirmPassword }) => {
      const problem = name === 'newPassword' ? newPasswordProblem(newPassword) : confirmProblem(confirmPassword, newPassword);
      return problem && t(problem);
    },
    send: ({ newPassword }) => save(newPassword),
    fieldOf: { password: 'newPassword' },
  });
  const field = { readOnly: busy, required: true, autoComplete: 'new-password' };

  return (
    <>
      <FormNotice notice={notice} />
      <form {...formProps} className={signedOutCss.form}>
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...field}
          name="newPassword"
          label={t('auth.fields.newPassword')}
          autoFocus
          error={errors.newPassword}
          describedBy={checklistId}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            clearField('newPassword');
          }}
          onBlur={() => checkField('newPassword')}
        />
        <div id={checklistId} className={css.checklist}>
          <p>{t('auth.passwordRules.title')}</p>
          <PasswordChecklist value={typed} mark={mark} />
        </div>
        <PasswordField
          {...field}
          name="confirmPassword"
          label={t('auth.fields.confirmPassword')}
          error={errors.confirmPassword}
          onInput={() => clearField('confirmPassword')}
          onBlur={() => checkField('confirmPassword')}
        />
        <SubmitButton busy={busy} label={t('auth.change.submit')} busyLabel={t('auth.change.submitting')} />
      </form>
    </>
  );
}
