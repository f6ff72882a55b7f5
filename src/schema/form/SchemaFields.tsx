import { type ReactNode, useEffect } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { SelectInput } from '~/components/form/inputs/SelectInput.tsx';
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
 * The input of each kind of field, by the kind's name. Not a property of the kind: lists have the kinds, and would bring
 * react-hook-form along with their first page. Kinds that nobody types in have none.
 */
const inputs: Readonly<Record<string, (input: Input, options: object) => ReactNode>> = {
  text: (input) => <TextInput {...input} autoComplete="off" />,
  name: (input) => <TextInput {...input} autoComplete="off" />,
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
  /** Where the labels of the fields stand. */
  texts: string;
}

/** The input of one field, bound to the form around it under the name of the field's source. */
export function FieldInput<T extends ListRecord>({ field, texts, ...input }: FieldInputProps<T>) {
  const wordOf = useWordOf();
  const { kind, source, key, label = `${texts}.${key}`, isRequired = false, options } = field;
  const draw = inputs[kind];
  if (!draw) throw new Error(`A field of kind ${kind} has no input: give ${source} one of its own`);
  return draw({ ...input, name: source, label: wordOf(label), isRequired }, options);
}

interface SchemaFieldsProps<T extends ListRecord> {
  /** In their order; a constant of the module. */
  fields: readonly Field<T>[];
  texts: string;
  /** Gives the first field the focus when it appears, as dialogs of few fields do. */
  hasFocus?: boolean;
}

/** Fields of the form around it, from data. Between them, or in their place, stands JSX where a form is more than that. */
export function SchemaFields<T extends ListRecord>({ fields, texts, hasFocus = false }: SchemaFieldsProps<T>) {
  const { setFocus } = useFormContext();
  const first = hasFocus ? fields[0]?.source : undefined;
  // Not by autoFocus: a dialog's own hold on the focus begins after its content is there.
  useEffect(() => {
    if (first) setFocus(first);
  }, [first, setFocus]);
  return fields.map((field) => <FieldInput key={field.key} field={field} texts={texts} />);
}
