import { type ReactNode, useId } from 'react';
import { useErrorText } from './useErrorText.ts';
import './form.css';

export interface FieldFrame {
  label: ReactNode;
  help?: ReactNode;
  isRequired?: boolean;
}

/** What the control inside a field must carry so that label, help and error belong to it. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
  'aria-required': boolean | undefined;
}

interface FieldProps extends FieldFrame {
  /** A message or the key of one. */
  error?: string | undefined;
  /** What belongs to the error and cannot be said in a sentence: a list, the button that mends it. */
  details?: ReactNode;
  /** `group` when the field holds several controls and a label cannot point to one. */
  as?: 'field' | 'group';
  children: (control: ControlProps) => ReactNode;
}

/** Label above, control, help below; an error takes the place under the control in words that say what to do. */
export function Field({ label, help, isRequired, error, details, as = 'field', children }: FieldProps) {
  const id = useId();
  const errorText = useErrorText()(error);
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const describedBy = [errorText ? errorId : '', help ? helpId : ''].filter(Boolean).join(' ') || undefined;
  const control = {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': errorText ? true : undefined,
    'aria-required': isRequired,
  };
  return (
    <div className="field" role={as === 'group' ? 'group' : undefined} aria-labelledby={as === 'group' ? `${id}-label` : undefined}>
      <label className="field-label" id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      {children(control)}
      {/* Always there, so that a message that appears is also spoken. */}
      <div className="field-error" id={errorId} role="alert">
        {errorText}
      </div>
      {details}
      {help && (
        <div className="field-help" id={helpId}>
          {help}
        </div>
      )}
    </div>
  );
}
