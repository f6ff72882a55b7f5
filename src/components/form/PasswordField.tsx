import { Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sessionLimits } from '#contract/session/limits';
import { Field } from './Field.tsx';
import { PasswordChecklist } from './PasswordChecklist.tsx';
import '../page/iconButton.css';

interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  withChecklist?: boolean;
}

/** A password that can be looked at while typing, with the strength checklist for a new one. */
export function PasswordField({ name, label, autoComplete, withChecklist = false }: PasswordFieldProps) {
  const { t } = useTranslation();
  const { field, fieldState } = useController({ name });
  const [isShown, setShown] = useState(false);
  const checklistId = useId();
  const value = String(field.value ?? '');
  return (
    <Field label={label} isRequired error={fieldState.error?.message}>
      {(control) => (
        <>
          <span className="field-password">
            <input
              {...control}
              {...field}
              value={value}
              type={isShown ? 'text' : 'password'}
              aria-describedby={
                [control['aria-describedby'], withChecklist ? checklistId : ''].filter(Boolean).join(' ') || undefined
              }
              autoComplete={autoComplete}
              maxLength={sessionLimits.passwordMax}
              dir="ltr"
              spellCheck={false}
              className="field-control"
            />
            <button
              type="button"
              className="icon-button is-small"
              aria-pressed={isShown}
              aria-label={t('form.showPassword')}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
            </button>
          </span>
          {withChecklist && <PasswordChecklist id={checklistId} value={value} />}
        </>
      )}
    </Field>
  );
}
