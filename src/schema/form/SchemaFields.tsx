import { type ReactNode, useEffect } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { SelectInput } from '~/components/form/inputs/SelectInput.tsx';
import { TextArea } from '~/components/form/inputs/TextArea.tsx';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import type { ListRecord } from '~/components/list/column.ts';
import type { Field } from '../field.ts';
import type { ChoiceOptions } from '../kinds.tsx';
import { useWordOf } from '../useWordOf.ts';

interface Input {
  name: string;
  label: string;
  help?: ReactNode;
  isRequired?: boolean;
  disabled?: boolean;
}

/**
 * The input of each kind of field, by the kind's name. Not a property of the kind: lists import the kinds, and would load
 * react-hook-form with their first page. Read-only kinds have none.
 */
const inputs: Readonly<Record<string, (input: Input, options: object) => ReactNode>> = {
  text: (input) => <TextInput {...input} autoComplete="off" />,
  name: (input) => <TextInput {...input} autoComplete="off" />,
  message: (input) => <TextArea {...input} rows={5} />,
  email: (input) => <TextInput {...input} type="email" autoComplete="off" />,
  choice: (input, options) => <ChoiceInput {...input} {...(options as ChoiceOptions)} />,
};

function ChoiceInput({ name, texts, values, ...frame }: Input & ChoiceOptions) {
  const { field, fieldState } = useController({ name });
  const wordOf = useWordOf();
  return (
    <SelectInput
      {...frame}
      value={String(field.value ?? '')}
      options={values.map((value) => ({ value, label: wordOf(`${texts}.${value}`) }))}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}

interface FieldInputProps<T extends ListRecord> extends Pick<Input, 'help' | 'disabled'> {
  field: Field<T>;
  /** Prefix of the locale keys of the labels. */
  texts: string;
}

/** The input of one field, bound to the surrounding form under the field's source. */
export function FieldInput<T extends ListRecord>({ field, texts, ...input }: FieldInputProps<T>) {
  const wordOf = useWordOf();
  const { kind, source, key, label = `${texts}.${key}`, isRequired = false, options } = field;
  const draw = inputs[kind];
  if (!draw) throw new Error(`A field of kind ${kind} has no input: give ${source} one of its own`);
  return draw({ ...input, name: source, label: wordOf(label), isRequired }, options);
}

interface SchemaFieldsProps<T extends ListRecord> {
  /** Fields in order; a constant of the module. */
  fields: readonly Field<T>[];
  texts: string;
  /** Focuses the first field when it appears, for dialogs with few fields. */
  hasFocus?: boolean;
}

/** Fields of the surrounding form, from data. Add JSX between them, or instead, for more than that. */
export function SchemaFields<T extends ListRecord>({ fields, texts, hasFocus = false }: SchemaFieldsProps<T>) {
  const { setFocus } = useFormContext();
  const first = hasFocus ? fields[0]?.source : undefined;
  // Not by autoFocus: the dialog's focus trap starts after its content is mounted.
  useEffect(() => {
    if (first) setFocus(first);
  }, [first, setFocus]);
  return fields.map((field) => <FieldInput key={field.key} field={field} texts={texts} />);
}
