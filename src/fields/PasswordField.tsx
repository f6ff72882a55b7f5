import { type ComponentProps, type ReactNode, useState } from 'react';
import { sessionLimits } from '#contract/session/limits';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { Field, type FieldLook, type FieldProps } from './Field.tsx';

export interface PasswordLook extends FieldLook {
  /** Around the input and its button. */
  box: string | undefined;
  input?: string | undefined;
  button: string | undefined;
  eye: (isShown: boolean) => ReactNode;
}

interface PasswordFieldProps
  extends Omit<ComponentProps<'input'>, 'children' | 'className' | 'id' | 'type'>,
    Pick<FieldProps, 'label' | 'error' | 'describedBy' | 'isRequired'> {
  look: PasswordLook;
  /** Under the input, before the error. */
  below?: ReactNode;
}

/** A password with a button that shows it. */
export function PasswordField({ look, label, error, describedBy, isRequired, below, ...input }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const toggleLabel = isShown ? t('auth.fields.hidePassword') : t('auth.fields.showPassword');
  return (
    <Field look={look} label={label} error={error} describedBy={describedBy} isRequired={isRequired}>
      {(control) => (
        <>
          <div className={look.box} data-invalid={control['aria-invalid']}>
            <input
              maxLength={sessionLimits.passwordMax}
              {...input}
              {...control}
              type={isShown ? 'text' : 'password'}
              dir="ltr"
              spellCheck={false}
              autoCapitalize="none"
              className={look.input}
            />
            <button
              type="button"
              className={look.button}
              aria-label={toggleLabel}
              title={toggleLabel}
              onClick={() => setShown(!isShown)}
            >
              {look.eye(isShown)}
            </button>
          </div>
          {below}
        </>
      )}
    </Field>
  );
}
