import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> {
  name: string;
  label: string;
  error?: string | undefined;
  /** Inside the box, after the text. */
  after?: ReactNode;
  /** Id of a text that belongs to the field besides its error. */
  describedBy?: string;
}

/** Label above, error below in words; the error is announced when it appears. */
export function Field({ label, error, after, describedBy, ...input }: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const described = [error ? errorId : undefined, describedBy].filter(Boolean).join(' ');
  return (
    <div className="so-field">
      <label htmlFor={id}>{label}</label>
      <div className="so-box" data-invalid={error ? true : undefined}>
        <input id={id} aria-invalid={error ? true : undefined} aria-describedby={described || undefined} {...input} />
        {after}
      </div>
      <p id={errorId} className="so-error" aria-live="polite">
        {error}
      </p>
    </div>
  );
}
