import { paths } from '#contract/paths';
import { lazyPage } from '~/components/page/lazyPage.tsx';
import { dialogView } from '~/components/resource/dialogView.ts';
import { resource } from '../resource.ts';

// Rows of the list are complete records: one that was just loaded is not read again.
const dialog = dialogView(() => import('~/features/member-sets/public.ts').then((m) => m.GroupDialog), { freshMs: 60_000 });

/** The groups of a company. Dialogs over the list create and rename them. */
export const groups = resource({
  name: 'groups',
  recordRepresentation: 'name',
  list: lazyPage(() => import('~/features/member-sets/public.ts').then((m) => m.GroupsPage)),
  create: dialog,
  edit: dialog,
  options: {
    adapter: () => import('~/dataProvider/adapters/memberSets.ts').then((m) => m.groupsAdapter),
    access: { read: 'groups:read', write: 'groups:write' },
    pages: [{ path: paths.groups, view: 'list', title: 'shell.nav.groups' }],
    addresses: {
      list: paths.groups,
      create: `${paths.groups}?modal=create`,
      edit: (id) => `${paths.groups}?modal=rename&id=${id}`,
    },
  },
});
