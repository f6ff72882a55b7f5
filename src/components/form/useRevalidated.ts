import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Steps are checked before the form is sent; from then on a wrong field is checked again with every change, so that its message goes. */
export function useRevalidated<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  alongWith: Partial<Record<FieldPath<Form>, FieldPath<Form>>> = {},
) {
  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name }) => {
      if (!name) return;
      const also = alongWith[name];
      for (const field of also ? [name, also] : [name]) if (form.getFieldState(field).invalid) void form.trigger(field);
    });
    return unsubscribe;
    // The table beside the form is written where it is used and never changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [form]);
}
