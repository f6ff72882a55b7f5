import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useSaveContext } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { type SaveForm, type SaveFormOptions, useSaveForm } from './useSaveForm.ts';

interface RecordFormOptions<Values extends FieldValues, Output, Saved>
  extends Omit<SaveFormOptions<Values, Output, Saved>, 'send' | 'refusals'> {
  /** What the data provider is given; unless given, the checked values. */
  toRequest?: (output: Output) => object;
}

/**
 * The form of a record, inside react-admin's EditBase or CreateBase: it saves through their context, and what the adapter of the
 * resource finds refused is said at the fields.
 * @example
 * <EditBase id={id} {...editing}>
 *   <NameForm />   // useRecordForm({ schema, values, draft: `departments ${id}` })
 * </EditBase>
 */
export function useRecordForm<Values extends FieldValues, Output extends object, Saved extends RaRecord>(
  options: RecordFormOptions<Values, Output, Saved>,
): SaveForm<Values, Output> {
  const { toRequest = (output: Output) => output, ...form } = options;
  const { save } = useSaveContext();
  const client = useQueryClient();
  return useSaveForm<Values, Output, Saved>({
    ...form,
    send: (output) =>
      new Promise((resolve, reject) => {
        if (!save) return reject(new Error('useRecordForm is for forms inside EditBase or CreateBase'));
        const onSuccess = (saved: Saved) => {
          // A change shows in lists, counts and the audit log at once.
          void client.invalidateQueries();
          resolve(saved);
        };
        void save(toRequest(output), { onSuccess: onSuccess as (saved: RaRecord) => void, onError: reject });
      }),
  });
}

const nothing = () => undefined;
/**
 * How every form of ours uses react-admin's base components: saved before anything is said, without leaving, without a toast
 * beside ours; a record that cannot be read is for its page to say.
 */
export const creating = { disableAuthentication: true, redirect: false } as const;
export const editing = {
  ...creating,
  mutationMode: 'pessimistic',
  redirectOnError: false,
  queryOptions: { onError: nothing },
} as const;

const whole = { whole: true };
/** For a record that is more than its row in a list: react-admin takes rows for records, and this one is kept apart from them. */
export const editingWhole = {
  ...editing,
  queryOptions: { ...editing.queryOptions, meta: whole },
  mutationOptions: { meta: whole },
} as const;
