import { resource } from '../resource.ts';

/** What a person set in a list and kept under a name; the menu of saved filters in a list's toolbar reads and writes it. */
export const savedFilters = resource({
  name: 'saved-filters',
  recordRepresentation: 'name',
  options: { adapter: 'ofCompany', access: { read: 'panel:use', write: 'panel:use' } },
});
