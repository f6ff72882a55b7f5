import type { ParseKeys } from 'i18next';
import { type ComponentType, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SwitchInput } from '~/components/form/SwitchInput.tsx';
import { TextArea } from '~/components/form/TextArea.tsx';
import { TextInput } from '~/components/form/TextInput.tsx';

interface InputProps {
  name: string;
  label: string;
  help?: string;
  isRequired?: boolean;
  maxLength?: number;
}

/**
 * The input of each kind of field, by the kind's name. Not a property of the kind: lists have the kinds, and would bring
 * react-hook-form along with their first page.
 */
const inputs = {
  text: (props) => <TextInput autoComplete="off" {...props} />,
  email: (props) => <TextInput autoComplete="off" type="email" {...props} />,
  longText: ({ maxLength: _unused, ...props }) => <TextArea {...props} />,
  flag: ({ isRequired: _never, maxLength: _unused, ...props }) => <SwitchInput {...props} />,
} satisfies Record<string, ComponentType<InputProps>>;

/** A field of a form as data. */
export interface InputField {
  source: string;
  kind: keyof typeof inputs;
  label: ParseKeys;
  help?: ParseKeys;
  isRequired?: boolean;
  maxLength?: number;
}

interface SchemaFieldsProps {
  /** In their order; a constant of the module. */
  fields: readonly InputField[];
  /** Gives the first field the focus when it appears, as dialogs of few fields do. */
  hasFocus?: boolean;
}

/** Fields of the form around it, from data. Between them, or in their place, stands JSX where a form is more than that. */
export function SchemaFields({ fields, hasFocus = false }: SchemaFieldsProps) {
  const { t } = useTranslation();
  const { setFocus } = useFormContext();
  const first = hasFocus ? fields[0]?.source : undefined;
  // Not by autoFocus: a dialog's own hold on the focus begins after its content is there.
  useEffect(() => {
    if (first) setFocus(first);
  }, [first, setFocus]);
  return fields.map(({ source, kind, label, help, ...rest }) => {
    const Input: ComponentType<InputProps> = inputs[kind];
    return <Input key={source} name={source} label={t(label)} {...(help && { help: t(help) })} {...rest} />;
  });
}
