import { Field as SharedField, type FieldLook, type FieldProps } from '~/fields/Field.tsx';
import { useErrorText } from './useErrorText.ts';
import css from './form.module.css';

/** Properties of every field besides its control. */
export type FieldFrame = Pick<FieldProps, 'label' | 'help' | 'isRequired'>;

export const fieldLook: FieldLook = { field: css.field, label: css.label, error: css.error, help: css.help };

/** A field in the panel's style. `error` is a message or the key of one. */
export function Field({ error, ...props }: Omit<FieldProps, 'look'>) {
  return <SharedField {...props} look={fieldLook} error={useErrorText()(error)} />;
}
