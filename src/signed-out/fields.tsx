import type { ComponentProps, InputHTMLAttributes } from 'react';
import { textLimits } from '#contract/kit/limits';
import { Field } from '~/fields/Field.tsx';
import { PasswordField as SharedPasswordField, type PasswordLook } from '~/fields/PasswordField.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { EyeIcon, EyeOffIcon } from './icons.tsx';
import signedOutCss from './signedOut.module.css';
import css from './fields.module.css';

export const look: PasswordLook = {
  field: css.field,
  error: css.error,
  box: css.box,
  button: css.eye,
  eye: (isShown) => (isShown ? <EyeOffIcon /> : <EyeIcon />),
};

interface EmailFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'name' | 'type'> {
  error?: string | undefined;
}

/** The address a person signs in with. It stays left to right in right-to-left languages. */
export function EmailField({ error, ...input }: EmailFieldProps) {
  const { t } = useTranslation();
  return (
    <Field look={look} label={t('auth.fields.email')} error={error}>
      {(control) => (
        <div className={look.box} data-invalid={control['aria-invalid']}>
          <input
            {...input}
            {...control}
            name="email"
            type="email"
            dir="ltr"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="email"
            maxLength={textLimits.textMax}
          />
        </div>
      )}
    </Field>
  );
}

/** A password in the look of these pages. */
export const PasswordField = (props: Omit<ComponentProps<typeof SharedPasswordField>, 'look'>) => (
  <SharedPasswordField {...props} look={look} />
);

interface CodeFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'name' | 'type'> {
  label: string;
  error?: string | undefined;
  /** Six digits; else a recovery code. */
  isDigits: boolean;
}

/** A one-time code. Browsers offer what they find in a message or an app. */
export function CodeField({ label, error, isDigits, ...input }: CodeFieldProps) {
  return (
    <Field look={look} label={label} error={error}>
      {(control) => (
        <div className={`${look.box} ${css.code}`} data-invalid={control['aria-invalid']}>
          <input
            {...input}
            {...control}
            name="code"
            type="text"
            dir="ltr"
            autoComplete={isDigits ? 'one-time-code' : 'off'}
            inputMode={isDigits ? 'numeric' : 'text'}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        </div>
      )}
    </Field>
  );
}

interface SubmitButtonProps {
  busy: boolean;
  label: string;
  busyLabel: string;
  /** The form cannot be sent yet. */
  disabled?: boolean;
}

/** Stays focusable while it works, so that the keyboard does not lose its place. */
export function SubmitButton({ busy, label, busyLabel, disabled }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      disabled={disabled && !busy}
      className={signedOutCss.submit}
      // The field keeps the focus: leaving it may show an error, which moves the button from under the pointer.
      onMouseDown={(event) => event.preventDefault()}
      aria-disabled={busy || undefined}
      data-busy={busy || undefined}
    >
      {busy ? busyLabel : label}
    </button>
  );
}
