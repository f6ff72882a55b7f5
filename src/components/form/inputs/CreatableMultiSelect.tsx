import { lazy, Suspense } from 'react';
import { useController } from 'react-hook-form';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { Field, type FieldFrame } from '../Field.tsx';
import type { MultiSelectProps } from '../multi/MultiSelect.tsx';
import formCss from '../form.module.css';

/** Loaded lazily, because it includes the list engine. */
const MultiSelect = lazy(() => fetchedCode(import('../multi/MultiSelect.tsx').then((m) => ({ default: m.MultiSelect }))));

interface CreatableMultiSelectProps extends FieldFrame, MultiSelectProps {
  name: string;
}

/** A select of several options, bound to the surrounding form; with `canCreate`, typing adds new options. */
export function CreatableMultiSelect({ name, label, help, isRequired, ...select }: CreatableMultiSelectProps) {
  const { field, fieldState } = useController({ name });
  return (
    <Field label={label} help={help} isRequired={isRequired} error={fieldState.error?.message}>
      {(control) => (
        <Suspense fallback={<input {...control} className={formCss.control} disabled />}>
          <MultiSelect
            {...select}
            control={control}
            value={field.value as string[]}
            onChange={field.onChange}
            onBlur={field.onBlur}
            inputRef={field.ref}
          />
        </Suspense>
      )}
    </Field>
  );
}
