import type { ParseKeys } from 'i18next';
import { part, search } from '~/components/filters/filter.ts';
import type { ListAddress } from '~/components/list/listAddress.ts';

/** The category of a course or video; the address names it behind its `#`. */
export const category = part('category');

/** Both lists are read whole, in the order of the server, searched and sorted into categories. `label` says what is searched. */
export const learningAddress = (label: ParseKeys): ListAddress => ({
  sorts: [],
  sort: { field: 'order', order: 'ASC' },
  pageSizes: [],
  filters: [search(label), category],
});
