import { useController } from 'react-hook-form';
import { Field, type FieldFrame } from './Field.tsx';

interface TextAreaProps extends FieldFrame {
  name: string;
  rows?: number;
}

/** Several lines of text, bound to the form around it; grows with what is typed where the browser can. */
export function TextArea({ name, rows = 6, ...frame }: TextAreaProps) {
  const { field, fieldState } = useController({ name });
  return (
    <Field {...frame} error={fieldState.error?.message}>
      {(control) => (
        <textarea
          {...control}
          {...field}
          value={String(field.value ?? '')}
          rows={rows}
          dir="auto"
          className="field-control field-area"
        />
      )}
    </Field>
  );
}
