import { useController } from 'react-hook-form';
import type { FieldFrame } from '../Field.tsx';
import { SelectInput } from './SelectInput.tsx';

interface SelectFieldProps extends FieldFrame {
  name: string;
  options: readonly { value: string; label: string }[];
  emptyLabel?: string;
  disabled?: boolean;
}

/** The browser's native select, bound to the surrounding form. */
export function SelectField({ name, ...select }: SelectFieldProps) {
  const { field, fieldState } = useController({ name });
  return <SelectInput {...select} value={String(field.value ?? '')} onChange={field.onChange} error={fieldState.error?.message} />;
}
