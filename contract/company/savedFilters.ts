import { z } from 'zod';
import { at, endpoint, id, text } from '../kit/endpoint.ts';
import { companyLimits } from './limits.ts';
import { simpleListQuery } from '../kit/simpleRest.ts';

/** The panel's name of a list, in lower case: `users`, `departments-users`. */
const listName = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/)
  .max(companyLimits.savedFilters.listMax);

/** Query parameters as `URLSearchParams` writes them, without the question mark; at least one. */
const addressParams = z
  .string()
  .min(1)
  .max(companyLimits.savedFilters.filterMax)
  .refine((value) => new URLSearchParams(value).toString() === value, 'Parameters of an address, as name=value&name=value');

/** Filters, order and page size of a list, saved under a name; visible to this person in this company only. */
const savedFilter = z.object({ id, list: z.string(), name: z.string(), filter: z.string(), createdAt: at });
export type SavedFilter = z.input<typeof savedFilter>;

const name = text(companyLimits.savedFilters.nameMax);
const all = '/rest/v1/company/{companyId}/saved-filters';
const one = `${all}/{savedFilterId}` as const;

export const listSavedFilters = endpoint({
  method: 'GET',
  path: all,
  summary: "The caller's saved filters, by name",
  access: 'panel:use',
  tx: 'read',
  query: simpleListQuery(['name', 'createdAt'], { list: listName }),
  reply: z.array(savedFilter),
  errors: [],
});

/** Names are unique per list, case-insensitively. */
export const createSavedFilter = endpoint({
  method: 'POST',
  path: all,
  summary: 'Saves a filter of a list under a name',
  access: 'panel:use',
  tx: 'write',
  body: z.object({ list: listName, name, filter: addressParams }),
  reply: savedFilter,
  errors: ['name_in_use', 'too_many_saved_filters'],
});

/** Absent fields do not change. A saved filter cannot move to another list. */
export const updateSavedFilter = endpoint({
  method: 'PUT',
  path: one,
  summary: 'Renames a saved filter, or saves another filter under its name',
  access: 'panel:use',
  tx: 'write',
  body: z.object({ name: name.optional(), filter: addressParams.optional() }),
  reply: savedFilter,
  errors: ['name_in_use'],
});

export const deleteSavedFilter = endpoint({
  method: 'DELETE',
  path: one,
  summary: 'Deletes a saved filter',
  access: 'panel:use',
  tx: 'write',
  reply: savedFilter,
  errors: [],
});
