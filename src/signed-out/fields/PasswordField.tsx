import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EyeIcon, EyeOffIcon } from '../icons.tsx';
import { Field, type FieldProps } from './Field.tsx';

/** A password with a button that shows it. */
export function PasswordField(props: Omit<FieldProps, 'after' | 'type'>) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const label = shown ? t('auth.fields.hidePassword') : t('auth.fields.showPassword');
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      dir="ltr"
      spellCheck={false}
      autoCapitalize="none"
      after={
        <button type="button" className="so-eye" aria-label={label} title={label} onClick={() => setShown(!shown)}>
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      }
    />
  );
}
