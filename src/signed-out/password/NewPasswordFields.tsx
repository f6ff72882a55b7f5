import { useId, useState } from 'react';
import { PasswordChecklist } from '~/fields/PasswordChecklist.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { PasswordField } from '../fields.tsx';
import { CheckIcon, DotIcon } from '../icons.tsx';
import css from './NewPasswordFields.module.css';

const mark = (isMet: boolean) => (isMet ? <CheckIcon /> : <DotIcon />);

interface NewPasswordFieldsProps<Name extends string> {
  name: Name;
  label: string;
  autoFocus?: boolean;
  form: {
    errors: Partial<Record<Name | 'confirmPassword', string | undefined>>;
    busy: boolean;
    clearField: (name: Name | 'confirmPassword') => void;
    checkField: (name: Name | 'confirmPassword') => void;
  };
}

/** A new password twice, with the checklist that follows every keystroke. */
export function NewPasswordFields<Name extends string>({ name, label, autoFocus, form }: NewPasswordFieldsProps<Name>) {
  const { t } = useTranslation();
  const checklistId = useId();
  const [typed, setTyped] = useState('');
  const { errors, busy, clearField, checkField } = form;
  const field = { readOnly: busy, required: true, autoComplete: 'new-password' };

  return (
    <>
      <PasswordField
        {...field}
        name={name}
        label={label}
        autoFocus={autoFocus}
        error={errors[name]}
        describedBy={checklistId}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          clearField(name);
        }}
        onBlur={() => checkField(name)}
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
    </>
  );
}
