import type { CSSProperties } from 'react';
import { useController } from 'react-hook-form';
import { Field, type FieldFrame } from '../Field.tsx';
import formCss from '../form.module.css';

interface TextAreaProps extends FieldFrame {
  name: string;
  /** Lines to begin with; it grows with its content if the browser supports it. */
  rows?: number;
  /** Fixed height of five lines, with `rows={5}`, where content below must not move. */
  isFixed?: boolean;
  /** Text of a machine: from left to right, in letters of one width, without corrections. */
  isCode?: boolean;
  readOnly?: boolean;
}

const ofCode = { dir: 'ltr', spellCheck: false, autoComplete: 'off', autoCapitalize: 'off' } as const;

/** Several lines of text, bound to the surrounding form. */
export function TextArea({ name, rows = 6, isFixed = false, isCode = false, readOnly, ...frame }: TextAreaProps) {
  const { field, fieldState } = useController({ name });
  return (
    <Field {...frame} error={fieldState.error?.message}>
      {(control) => (
        <textarea
          {...control}
          {...field}
          value={String(field.value ?? '')}
          rows={rows}
          style={{ '--area-rows': rows } as CSSProperties}
          readOnly={readOnly}
          data-fixed={isFixed || undefined}
          data-code={isCode || undefined}
          dir="auto"
          {...(isCode && ofCode)}
          className={`${formCss.control} ${formCss.area}`}
        />
      )}
    </Field>
  );
}
