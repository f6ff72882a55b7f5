import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useSaveContext } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { type SaveForm, type SaveFormOptions, useSaveForm } from './useSaveForm.ts';

interface RecordFormOptions<Values extends FieldValues, Output, Saved>
  extends Omit<SaveFormOptions<Values, Output, Saved>, 'send' | 'refusals'> {
  /** Converts the validated values to the data for the data provider; by default they stay as they are. */
  toRequest?: (output: Output) => object;
  /** Asks something before it sends the record, with more data. */
  around?: (send: (more: object) => Promise<Saved>) => Promise<Saved>;
}

/**
 * The form of a record, inside react-admin's EditBase or CreateBase: it saves through their context, and shows refusals, which
 * the adapter of the resource maps, at the fields.
 * @example
 * <EditBase id={id} {...editing}>
 *   <NameForm />   // useRecordForm({ schema, values, draft: `departments ${id}` })
 * </EditBase>
 */
export function useRecordForm<Values extends FieldValues, Output extends object, Saved extends RaRecord>(
  options: RecordFormOptions<Values, Output, Saved>,
): SaveForm<Values, Output> {
  const { toRequest = (output: Output) => output, around = (send) => send({}), ...form } = options;
  const { save } = useSaveContext();
  const client = useQueryClient();
  return useSaveForm<Values, Output, Saved>({
    ...form,
    send: (output) =>
      around(
        (more) =>
          new Promise((resolve, reject) => {
            if (!save) return reject(new Error('useRecordForm is for forms inside EditBase or CreateBase'));
            const onSuccess = (saved: Saved) => {
              // Read everything again: a change shows in lists, counts and the audit log.
              void client.invalidateQueries();
              resolve(saved);
            };
            void save({ ...toRequest(output), ...more }, { onSuccess: onSuccess as (saved: RaRecord) => void, onError: reject });
          }),
      ),
  });
}

const noToast = () => undefined;
/**
 * Options for react-admin's CreateBase and EditBase in all our forms: wait for the server, no redirect, no toast of
 * react-admin; the page handles a record that cannot be read.
 */
export const creating = { disableAuthentication: true, redirect: false } as const;
export const editing = {
  ...creating,
  mutationMode: 'pessimistic',
  redirectOnError: false,
  queryOptions: { onError: noToast },
} as const;

const fullRecord = { whole: true };
/** For a record with more fields than its row in a list: a separate cache key keeps react-admin from using the row. */
export const editingWhole = {
  ...editing,
  queryOptions: { ...editing.queryOptions, meta: fullRecord },
  mutationOptions: { meta: fullRecord },
} as const;
