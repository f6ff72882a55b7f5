import { lazyPage } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

/** The saved filters of a person. A menu in the toolbar of their list shows them. */
export const savedFilters = resource({
  name: 'saved-filters',
  recordRepresentation: 'name',
  list: lazyPage(() => import('./SavedQueriesMenu.tsx').then((m) => m.SavedQueriesMenu)),
  options: { adapter: 'ofCompany', access: { read: 'panel:use', write: 'panel:use' } },
});
