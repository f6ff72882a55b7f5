import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { SelectInput } from '~/components/form/inputs/SelectInput.tsx';
import type { GeneralForm } from './generalForm.ts';

interface SelectFieldProps {
  name: Exclude<keyof GeneralForm, 'logo' | 'name'>;
  label: string;
  options: readonly { value: string; label: string }[];
  emptyLabel?: string;
  help?: ReactNode;
}

/** A choice of the general settings. */
export function SelectField({ name, ...select }: SelectFieldProps) {
  const { field, fieldState } = useController<GeneralForm, SelectFieldProps['name']>({ name });
  return <SelectInput {...select} value={field.value} onChange={field.onChange} error={fieldState.error?.message} />;
}
