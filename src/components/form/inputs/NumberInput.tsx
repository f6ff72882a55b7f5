import { useState } from 'react';
import { useController } from 'react-hook-form';
import { textLimits } from '#contract/kit/limits';
import { Field, type FieldFrame } from '../Field.tsx';
import formCss from '../form.module.css';

interface NumberInputProps extends FieldFrame {
  name: string;
  /** Shown if something other than a number is typed, which the field rejects. */
  notNumber: string;
  /** The keys that a phone offers; `decimal` has a point. */
  inputMode?: 'numeric' | 'decimal';
}

const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;
/** Converts digits of any keyboard to Latin ones. */
const latin = (text: string) => text.normalize('NFKC').replace(arabicDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
/** Accepts a sign or a fraction, so that the schema can report them. */
const isNumeric = (text: string) => /^-?\d*[.,]?\d*$/.test(text);

/** A number, bound to the surrounding form as text. */
export function NumberInput({ name, notNumber, inputMode = 'numeric', ...frame }: NumberInputProps) {
  const { field, fieldState } = useController({ name });
  const [wasRefused, setRefused] = useState(false);
  const change = (typed: string) => {
    const text = latin(typed);
    setRefused(!isNumeric(text));
    if (isNumeric(text)) field.onChange(text);
  };
  return (
    <Field {...frame} error={wasRefused ? notNumber : fieldState.error?.message}>
      {(control) => (
        <input
          type="text"
          inputMode={inputMode}
          dir="ltr"
          maxLength={textLimits.textMax}
          {...control}
          {...field}
          value={String(field.value ?? '')}
          onChange={(event) => change(event.target.value)}
          onBlur={() => {
            setRefused(false);
            field.onBlur();
          }}
          className={formCss.control}
        />
      )}
    </Field>
  );
}
