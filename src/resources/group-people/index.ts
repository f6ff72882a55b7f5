import { paths } from '#contract/paths';
import { lazyPage } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

/** The people of one group, and those who are not in it yet. */
export const groupPeople = resource({
  name: 'group-people',
  recordRepresentation: 'email',
  list: lazyPage(() => import('~/features/member-sets/public.ts').then((m) => m.GroupPeoplePage)),
  options: {
    adapter: () => import('~/dataProvider/adapters/memberSets.ts').then((m) => m.groupPeopleAdapter),
    access: { read: 'groups:read' },
    pages: [{ path: paths.groupUsers, view: 'list', title: 'shell.titles.groupUsers', parent: paths.groups }],
  },
});
