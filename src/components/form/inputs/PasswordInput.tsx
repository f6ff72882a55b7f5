import { Check, Circle, Eye, EyeOff } from 'lucide-react';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { PasswordChecklist } from '~/fields/PasswordChecklist.tsx';
import { PasswordField, type PasswordLook } from '~/fields/PasswordField.tsx';
import { fieldLook } from '../Field.tsx';
import { useErrorText } from '../useErrorText.ts';
import iconButtonCss from '~/components/page/iconButton.module.css';
import formCss from '../form.module.css';
import css from './PasswordInput.module.css';

const look: PasswordLook = {
  ...fieldLook,
  box: css.frame,
  input: formCss.control,
  button: `${iconButtonCss.button} ${iconButtonCss.isSmall} ${css.eye}`,
  eye: (isShown) => (isShown ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />),
};
const mark = (isMet: boolean) => (isMet ? <Check size={14} aria-hidden /> : <Circle size={14} aria-hidden />);

interface PasswordInputProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  withChecklist?: boolean;
  autoFocus?: boolean;
}

/** A password, bound to the surrounding form, with the checklist for a new one. */
export function PasswordInput({ name, label, autoComplete, withChecklist = false, autoFocus = false }: PasswordInputProps) {
  const { field, fieldState } = useController({ name });
  const error = useErrorText()(fieldState.error?.message);
  const checklistId = useId();
  const value = String(field.value ?? '');
  return (
    <PasswordField
      {...field}
      look={look}
      label={label}
      value={value}
      error={error}
      autoComplete={autoComplete}
      autoFocus={autoFocus}
      isRequired
      describedBy={withChecklist ? checklistId : undefined}
      below={withChecklist && <PasswordChecklist id={checklistId} className={css.rules} value={value} mark={mark} />}
    />
  );
}
