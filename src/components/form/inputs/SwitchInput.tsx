import { type ReactNode, type Ref, useId } from 'react';
import { useController } from 'react-hook-form';
import formCss from '../form.module.css';
import css from './SwitchInput.module.css';

interface SwitchProps {
  label: string;
  help?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  /** Shows a value that cannot be changed. */
  isLocked?: boolean;
}

/** A switch with its label and help. */
export function Switch({ label, help, isOn, onChange, onBlur, ref, isLocked = false }: SwitchProps) {
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
        ref={ref}
        type="checkbox"
        role="switch"
        className={css.control}
        aria-describedby={help ? `${id}-help` : undefined}
        checked={isOn}
        disabled={isLocked}
        onBlur={onBlur}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}

/** A switch, bound to the surrounding form. */
export function SwitchInput({ name, ...shown }: Pick<SwitchProps, 'label' | 'help' | 'isLocked'> & { name: string }) {
  const { field } = useController({ name });
  return <Switch {...shown} ref={field.ref} isOn={Boolean(field.value)} onBlur={field.onBlur} onChange={field.onChange} />;
}
