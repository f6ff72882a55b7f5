import { paths } from '#contract/paths';
import { lazyPage } from '~/components/page/lazyPage.tsx';
import { dialogView } from '~/components/resource/dialogView.ts';
import { resource } from '../resource.ts';

// Rows of the list are complete records: one that was just loaded is not read again.
const dialog = dialogView(() => import('~/features/member-sets/public.ts').then((m) => m.DepartmentDialog), { freshMs: 60_000 });

/** The departments of a company. Dialogs over the list create and rename them. */
export const departments = resource({
  name: 'departments',
  recordRepresentation: 'name',
  list: lazyPage(() => import('~/features/member-sets/public.ts').then((m) => m.DepartmentsPage)),
  create: dialog,
  edit: dialog,
  options: {
    adapter: () => import('~/dataProvider/adapters/memberSets.ts').then((m) => m.departmentsAdapter),
    access: { read: 'departments:read', write: 'departments:write' },
    pages: [{ path: paths.departments, view: 'list', title: 'shell.nav.departments' }],
    addresses: {
      list: paths.departments,
      create: `${paths.departments}?modal=create`,
      edit: (id) => `${paths.departments}?modal=rename&id=${id}`,
    },
  },
});
