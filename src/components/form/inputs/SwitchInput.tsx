import { type ReactNode, useId } from 'react';
import { useController } from 'react-hook-form';
import formCss from '../form.module.css';
import css from './SwitchInput.module.css';

interface SwitchInputProps {
  name: string;
  label: string;
  help?: ReactNode;
}

/** A switch, bound to the surrounding form. */
export function SwitchInput({ name, label, help }: SwitchInputProps) {
  const { field } = useController({ name });
  const id = useId();
  return (
    <div className={css.field}>
      <span>
        <label className={formCss.label} htmlFor={id}>
          {label}
        </label>
        {help && (
          <span className={formCss.help} id={`${id}-help`}>
            {help}
          </span>
        )}
      </span>
      <input
        id={id}
        ref={field.ref}
        type="checkbox"
        role="switch"
        className={css.control}
        aria-describedby={help ? `${id}-help` : undefined}
        checked={Boolean(field.value)}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(event.target.checked)}
      />
    </div>
  );
}
