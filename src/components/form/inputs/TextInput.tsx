import type { InputHTMLAttributes } from 'react';
import { useController } from 'react-hook-form';
import { textLimits } from '#contract/kit/limits';
import { Field, type FieldFrame } from '../Field.tsx';
import formCss from '../form.module.css';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'value' | 'onChange' | 'onBlur'>;
interface TextInputProps extends FieldFrame, Native {
  name: string;
}

/** One line of text, bound to the surrounding form. */
export function TextInput({ name, label, help, isRequired, ...native }: TextInputProps) {
  const { field, fieldState } = useController({ name });
  return (
    <Field label={label} help={help} isRequired={isRequired} error={fieldState.error?.message}>
      {(control) => (
        <input
          type="text"
          maxLength={textLimits.textMax}
          dir={native.type === 'email' ? 'ltr' : 'auto'}
          {...native}
          {...control}
          {...field}
          value={String(field.value ?? '')}
          className={formCss.control}
        />
      )}
    </Field>
  );
}
