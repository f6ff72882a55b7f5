import { useCallback } from 'react';
import { countUsers } from '#contract/people/users';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { toUserFilters } from '~/dataProvider/adapters/users.ts';
import { callEndpoint } from '~/dataProvider/index.ts';

/** The exact number of people whom a list with these filters shows. Throws HeedError. */
export const countPeople = async (values: Readonly<Record<string, unknown>>): Promise<number> =>
  (await callEndpoint(countUsers, { body: toUserFilters(values) })).count;

/** `count` with a toast instead of an error, and undefined as its result then. */
export function useExactCount<Values>(count: (values: Values) => Promise<number>): (values: Values) => Promise<number | undefined> {
  const showError = useErrorToast();
  return useCallback(
    async (values: Values) => {
      try {
        return await count(values);
      } catch (error) {
        showError(error);
        return undefined;
      }
    },
    [count, showError],
  );
}
