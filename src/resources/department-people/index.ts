import { paths } from '#contract/paths';
import { lazyPage } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

/** The people of one department, and those who are not in it yet. */
export const departmentPeople = resource({
  name: 'department-people',
  recordRepresentation: 'email',
  list: lazyPage(() => import('~/features/member-sets/public.ts').then((m) => m.DepartmentPeoplePage)),
  options: {
    adapter: () => import('~/dataProvider/adapters/memberSets.ts').then((m) => m.departmentPeopleAdapter),
    access: { read: 'departments:read' },
    pages: [{ path: paths.departmentUsers, view: 'list', title: 'shell.titles.departmentUsers', parent: paths.departments }],
  },
});
