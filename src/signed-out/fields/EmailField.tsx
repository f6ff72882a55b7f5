import { useTranslation } from 'react-i18next';
import { textLimits } from '#contract/kit/limits';
import { Field, type FieldProps } from './Field.tsx';

/** The address somebody signs in with. Keeps its direction in right-to-left languages. */
export function EmailField(props: Omit<FieldProps, 'after' | 'type' | 'name' | 'label'>) {
  const { t } = useTranslation();
  return (
    <Field
      {...props}
      name="email"
      type="email"
      label={t('auth.fields.email')}
      dir="ltr"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      inputMode="email"
      maxLength={textLimits.textMax}
    />
  );
}
