import type { UserFilters } from '#contract/people/selection';
import { countUsers } from '#contract/people/users';
import { toUserFilters } from './adapters/users.ts';
import { callEndpoint } from './callEndpoint.ts';

/** Exact number of the people whom a list with these filters shows. */
export const countPeople = (values: Readonly<Record<string, unknown>>): Promise<number> => countMatching(toUserFilters(values));

/** Exact number of people whom the filters match. */
export const countMatching = async (filters: UserFilters): Promise<number> =>
  (await callEndpoint(countUsers, { body: filters })).count;
