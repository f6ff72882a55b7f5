import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';
import type { ZodType } from 'zod';
import { Cancelled } from '~/errors/cancelled.ts';
import { type Draft, useDraft } from './useDraft.ts';

type FieldOf<Values> = Extract<keyof Values, string>;
/** The server's refusals by field: a locale key, or a sentence. */
export type Refusals<Values extends FieldValues> = Partial<Record<FieldOf<Values>, string>>;

export interface SaveFormOptions<Values extends FieldValues, Output, Saved> {
  /** Messages are locale keys. */
  schema: ZodType<Output, Values>;
  /**
   * The saved values, with a key for each field: one without would count as changed. The form follows them, but never overwrites typed text.
   */
  values: Values;
  /** Unique name of the form in the console; null keeps no draft, for passwords. */
  draft: string | null;
  mode?: UseFormProps<Values>['mode'];
  /** May ask something before; `Cancelled` leaves the form as it is. */
  send: (values: Output) => Promise<Saved>;
  /** Maps an error of `send` to fields; react-admin's data provider puts this into the error itself. */
  refusals?: (error: unknown) => Refusals<Values> | undefined;
  /** The values of the form after saving; by default the typed ones. */
  valuesOf?: (saved: Saved) => Values;
  onSaved?: (saved: Saved) => unknown;
  /** Receives the first invalid or refused field, to show its step; undefined if the failure belongs to no field. */
  onRefused?: (field?: FieldOf<Values>) => void;
}

export interface SaveForm<Values extends FieldValues, Output = Values> {
  form: UseFormReturn<Values, unknown, Output>;
  /** True if the form has unsaved changes. */
  isDirty: boolean;
  isSaving: boolean;
  /** A failure that belongs to no field. */
  failure: unknown;
  /** Returns false if a value is invalid or the call fails; the form then shows why. */
  save: () => Promise<boolean>;
  draft: Draft;
}

/**
 * The form engine of the console: validates with a schema, sends with `send`, shows refusals at their fields, and keeps unsaved
 * input as a draft. See useRecordForm for the form of a react-admin record.
 */
export function useSaveForm<Values extends FieldValues, Output, Saved>(
  options: SaveFormOptions<Values, Output, Saved>,
): SaveForm<Values, Output> {
  const { schema, values, draft, mode = 'onTouched', send, onSaved, onRefused } = options;
  const { refusals = refusalsOf, valuesOf } = options;
  const [failure, setFailure] = useState<unknown>();
  const form = useForm<Values, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: values as UseFormProps<Values>['defaultValues'] & {},
    mode,
  });
  const { reset, getValues } = form;
  const { isDirty, isSubmitting } = form.formState;
  const isRefused = useRef(false);
  // The form follows the record when it is read again, except in fields that somebody has changed. Those count as changed as long as they
  // differ from the record, which may say by now what was typed. What was refused keeps the sentence that says why.
  useEffect(() => {
    const changes = { keepDirtyValues: true, keepErrors: isRefused.current };
    reset(values, changes);
    reset(getValues(), { ...changes, keepDefaultValues: true });
  }, [values, reset, getValues]);
  const kept = useDraft(form, draft);

  const refuse = (error: unknown) => {
    if (error instanceof Cancelled) return;
    isRefused.current = true;
    const refused = Object.entries(refusals(error) ?? {}) as [FieldOf<Values>, string][];
    refused.forEach(([field, message], index) =>
      form.setError(field as string as FieldPath<Values>, { type: 'server', message }, { shouldFocus: index === 0 }),
    );
    if (refused.length === 0) setFailure(error);
    onRefused?.(refused[0]?.[0]);
  };
  const save = async () => {
    setFailure(undefined);
    isRefused.current = false;
    let isSaved = false;
    await form.handleSubmit(
      async (output) => {
        try {
          const saved = await send(output);
          isSaved = true;
          reset(valuesOf ? valuesOf(saved) : form.getValues());
          await onSaved?.(saved);
        } catch (error) {
          if (isSaved) throw error;
          refuse(error);
        }
      },
      (errors) => onRefused?.(Object.keys(errors)[0] as FieldOf<Values> | undefined),
    )();
    return isSaved;
  };
  return { form, isDirty, isSaving: isSubmitting, failure, save, draft: kept };
}

/** The refusals that the data provider stored in the error, as react-admin expects them. */
function refusalsOf(error: unknown): Refusals<FieldValues> | undefined {
  return error instanceof Error && 'body' in error ? (error.body as { errors?: Refusals<FieldValues> }).errors : undefined;
}
