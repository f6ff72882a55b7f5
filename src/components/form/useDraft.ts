import { useCallback, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type DraftPlace, dropDraft, keepDraft, readDraft } from '~/session/drafts.ts';
import { currentSession } from '~/session/useSession.ts';

export interface Draft {
  /** True while the form shows a restored draft. */
  isRestored: boolean;
  /** Returns to the saved values. */
  discard: () => void;
}

const idleMs = 300;

/**
 * Keeps unsaved input of a form as a draft, so that the same person finds it again after their session ended. A form that is
 * closed by its user, saved or reset leaves no draft. Null keeps none: for passwords.
 */
export function useDraft<Form extends FieldValues, Output>(form: UseFormReturn<Form, unknown, Output>, name: string | null): Draft {
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    const place = placeOf(name);
    if (!place) return undefined;
    const draft = fitting(readDraft(place), form.getValues());
    if (draft) {
      form.reset({ ...form.getValues(), ...draft }, { keepDefaultValues: true });
      setRestored(true);
    }
    let unsaved: Partial<Form> | undefined = draft;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      if (unsaved) keepDraft(place, unsaved);
      else dropDraft(place);
    };
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true, dirtyFields: true },
      callback: ({ values, defaultValues }) => {
        unsaved = changedValues(values, defaultValues);
        if (!unsaved) setRestored(false);
        clearTimeout(timer);
        timer = setTimeout(write, idleMs);
      },
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
      if (isInScope(place)) dropDraft(place);
      else write();
    };
  }, [form, name]);
  return { isRestored, discard: useCallback(() => form.reset(), [form]) };
}

function placeOf(form: string | null): DraftPlace | undefined {
  const session = currentSession();
  return session && form !== null ? { userId: session.user.id, companyId: session.company.id, form } : undefined;
}

/** True while the same person acts in the same company: a form that unmounts then was closed on purpose. */
function isInScope({ userId, companyId }: DraftPlace): boolean {
  const session = currentSession();
  return session?.user.id === userId && session.company.id === companyId;
}

/** The values that differ from the saved ones; undefined if none do. */
function changedValues<Form extends FieldValues>(values: Form, saved: Readonly<Record<string, unknown>> = {}) {
  const changed = Object.entries(values).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(saved[key]));
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<Form>) : undefined;
}

/** The part of a draft that the form still has fields for: a newer version of the page may have other fields. */
function fitting<Form extends FieldValues>(draft: Record<string, unknown> | undefined, values: Form): Partial<Form> | undefined {
  const shapeOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);
  const fits = Object.entries(draft ?? {}).filter(([key, value]) => key in values && shapeOf(value) === shapeOf(values[key]));
  return fits.length > 0 ? (Object.fromEntries(fits) as Partial<Form>) : undefined;
}
