import type { TextKey } from '#locales/english.ts';
import { part, search } from '~/components/filters/filter.ts';
import type { ListAddress } from '~/components/list/listAddress.ts';

/** The category of a course or video, behind the `#` of the URL. */
export const category = part('category');

/**
 * Both lists are read completely, in the server's order; search and categories are applied in the browser. `label` describes
 * the searched fields.
 */
export const learningAddress = (label: TextKey): ListAddress => ({
  sorts: [],
  sort: { field: 'order', order: 'ASC' },
  pageSizes: [],
  filters: [search(label), category],
});
