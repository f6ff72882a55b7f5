import { type FormEvent, useRef, useState } from 'react';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { NoticeContent } from './FormNotice.tsx';
import type { FormProblem } from './problemOf.ts';

type Errors<Name extends string> = Partial<Record<Name, string | undefined>>;

interface FormOptions<Name extends string> {
  /** Names of the fields in the order of the screen; the first wrong one gets the focus. */
  names: readonly Name[];
  /** The error text of a field; `values` are the values of the form, as typed. */
  check: (name: Name, values: Record<Name, string>) => string | undefined;
  /** Calls the server. An error is shown at its field, or above the form. */
  send: (values: Record<Name, string>) => Promise<void>;
  /** The field of this form for errors about e-mail or password, if it has another name. */
  fieldOf?: Partial<Record<'email' | 'password' | 'code', Name>>;
  /** The texts at the fields of this form for an error that `send` threw; undefined for all other errors. */
  refused?: (error: unknown) => Errors<Name> | undefined;
}

/**
 * A form of native inputs. Values are read from the inputs at submit, which includes what a password manager has filled in.
 * Errors appear at submit (or at `checkField`) and disappear while the user types.
 */
export function useForm<Name extends string>({ names, check, send, fieldOf = {}, refused }: FormOptions<Name>) {
  const { i18n } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const working = useRef(false);
  const [state, setState] = useState<{ errors: Errors<Name>; notice?: NoticeContent | undefined; busy: boolean }>({
    errors: {},
    busy: false,
  });

  const valuesOf = (element: HTMLFormElement) => {
    const data = new FormData(element);
    const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');
    return Object.fromEntries(names.map((name) => [name, textOf(data.get(name))])) as Record<Name, string>;
  };
  const focusFirst = (errors: Errors<Name>) => {
    const first = names.find((name) => errors[name]);
    const input = first && form.current?.elements.namedItem(first);
    if (input instanceof HTMLElement) input.focus();
  };
  const fail = (errors: Errors<Name>, notice?: NoticeContent) => {
    setState({ errors, notice, busy: false });
    focusFirst(errors);
  };
  const place = ({ notice, ...fields }: FormProblem) => {
    const errors: Errors<Name> = {};
    for (const [field, text] of Object.entries(fields) as ['email' | 'password' | 'code', string][]) {
      const name = names.find((known) => known === (fieldOf[field] ?? field));
      if (name) errors[name] = text;
      else notice ??= { message: text };
    }
    fail(errors, notice);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (working.current) return;
    const values = valuesOf(event.currentTarget);
    const errors = Object.fromEntries(names.map((name) => [name, check(name, values)])) as Errors<Name>;
    if (names.some((name) => errors[name])) return fail(errors);
    working.current = true;
    setState({ errors: {}, busy: true });
    // Most forms succeed: the code that explains a failure is fetched while the server answers.
    const explaining = fetchedCode(import('./problemOf.ts'));
    explaining.catch(() => undefined);
    try {
      await send(values);
      setState({ errors: {}, busy: false });
    } catch (error) {
      const errors = refused?.(error);
      if (errors) fail(errors);
      else
        place(
          await explaining.then(
            ({ problemOf }) => problemOf(error, i18n),
            () => ({ notice: { message: i18n.t('auth.networkError') } }),
          ),
        );
    } finally {
      working.current = false;
    }
  };

  /** Removes the error of a field while it is being changed. */
  const clearField = (name: Name) =>
    setState((before) => (before.errors[name] ? { ...before, errors: { ...before.errors, [name]: undefined } } : before));
  const checkField = (name: Name) => {
    if (!form.current) return;
    const values = valuesOf(form.current);
    if (values[name]) setState((before) => ({ ...before, errors: { ...before.errors, [name]: check(name, values) } }));
  };

  return {
    ...state,
    clearField,
    checkField,
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      'aria-busy': state.busy,
    },
  };
}
