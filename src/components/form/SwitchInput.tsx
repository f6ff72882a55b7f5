import { type ReactNode, useId } from 'react';
import { useController } from 'react-hook-form';
import './form.css';

interface SwitchInputProps {
  name: string;
  label: string;
  help?: ReactNode;
}

/** On or off, bound to the form around it. */
export function SwitchInput({ name, label, help }: SwitchInputProps) {
  const { field } = useController({ name });
  const id = useId();
  return (
    <div className="switch-field">
      <span>
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        {help && (
          <span className="field-help" id={`${id}-help`}>
            {help}
          </span>
        )}
      </span>
      <input
        id={id}
        ref={field.ref}
        type="checkbox"
        role="switch"
        className="switch"
        aria-describedby={help ? `${id}-help` : undefined}
        checked={Boolean(field.value)}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(event.target.checked)}
      />
    </div>
  );
}
