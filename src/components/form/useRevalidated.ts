import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * For wizards: a step is validated before the form is sent; from then on an invalid field is validated on every change, so that
 * its message disappears.
 */
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
    // The object is a constant at the call site.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [form]);
}
