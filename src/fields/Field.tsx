import { type ReactNode, useId } from 'react';

/** Class names that a program gives to the parts of its fields. */
export interface FieldLook {
  field: string | undefined;
  label?: string | undefined;
  error: string | undefined;
  help?: string | undefined;
}

/** Attributes that connect a control with its label, help and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
  'aria-required': boolean | undefined;
}

export interface FieldProps {
  look: FieldLook;
  label: ReactNode;
  help?: ReactNode;
  isRequired?: boolean | undefined;
  /** In words. */
  error?: string | undefined;
  /** Part of the error that is no sentence: a list, or a button that solves it. */
  details?: ReactNode;
  /** Id of a further text that describes the control. */
  describedBy?: string | undefined;
  /** `group` for several controls, because a label can name only one. */
  as?: 'field' | 'group';
  children: (control: ControlProps) => ReactNode;
}

/** Label above the control, error and help below it. */
export function Field({ look, label, help, isRequired, error, details, describedBy, as = 'field', children }: FieldProps) {
  const id = useId();
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const described = [error ? errorId : '', describedBy, help ? helpId : ''].filter(Boolean).join(' ') || undefined;
  const control = {
    id,
    'aria-describedby': described,
    'aria-invalid': error ? true : undefined,
    'aria-required': isRequired,
  };
  const isGroup = as === 'group';
  return (
    <div className={look.field} role={isGroup ? 'group' : undefined} aria-labelledby={isGroup ? `${id}-label` : undefined}>
      <label className={look.label} id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      {children(control)}
      {/* Always rendered, because screen readers announce a change of a live region, not a new one. */}
      <div className={look.error} id={errorId} role="alert">
        {error}
      </div>
      {details}
      {help && (
        <div className={look.help} id={helpId}>
          {help}
        </div>
      )}
    </div>
  );
}
