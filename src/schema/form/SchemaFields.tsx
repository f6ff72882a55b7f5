import { type ReactNode, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useWordOf } from '../useWordOf.ts';
import type { FormField } from './formField.ts';
import { inputs } from './inputs.tsx';

interface FieldInputProps {
  field: FormField;
  /** What depends on more than the field: an explanation, and whether it must be filled in or cannot be. */
  help?: ReactNode;
  isRequired?: boolean;
  disabled?: boolean;
}

/** The input of one field, bound to the surrounding form under the field's source. */
export function FieldInput({ field, ...changes }: FieldInputProps) {
  const wordOf = useWordOf();
  const { kind, source, label, help, textValues, isRequired, options } = field;
  const draw = inputs[kind];
  if (!draw) throw new Error(`There is no input of kind ${kind}: give ${source} one of its own`);
  const shown = { name: source, label: wordOf(label, textValues), help: help && wordOf(help, textValues), isRequired, ...changes };
  return draw(shown, options as never, (word) => wordOf(word, textValues));
}

interface SchemaFieldsProps {
  /** Fields in order; a constant of the module. */
  fields: readonly FormField[];
  /** Focuses the first field when it appears, for dialogs with few fields. */
  hasFocus?: boolean;
}

/** Fields of the surrounding form, from data. Add JSX between them, or instead, for more than that. */
export function SchemaFields({ fields, hasFocus = false }: SchemaFieldsProps) {
  const { setFocus } = useFormContext();
  const first = hasFocus ? fields[0]?.source : undefined;
  // Not by autoFocus: the dialog's focus trap starts after its content is mounted.
  useEffect(() => {
    if (first) setFocus(first);
  }, [first, setFocus]);
  return fields.map((field) => <FieldInput key={field.source} field={field} />);
}
