import { pathTo, paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

const ofProfile = { view: 'edit', ownAccess: 'profile:own', title: 'shell.titles.profile', parent: paths.allUsers } as const;

/** The people of a company: learners, admins and partners' staff. */
export const users = resource({
  name: 'users',
  recordRepresentation: 'email',
  list: lazyPage(() => import('./UserList.tsx').then((m) => m.UserList)),
  edit: lazyPage(withTexts('account', () => import('./profile/ProfilePage.tsx').then((m) => m.ProfilePage))),
  options: {
    adapter: () => import('~/dataProvider/adapters/users.ts').then((m) => m.usersAdapter),
    access: { read: 'users:read', write: 'users:write' },
    pages: [
      { path: paths.allUsers, view: 'list', title: 'shell.nav.allUsers' },
      { path: paths.userProfileOutstanding, ...ofProfile },
      { path: paths.userProfileCompleted, ...ofProfile },
      { path: paths.userProfileEdit, ...ofProfile },
      { path: paths.userProfilePassword, ...ofProfile },
    ],
    addresses: {
      list: paths.allUsers,
      create: `${paths.allUsers}?drawer=user`,
      edit: (userId) => pathTo(paths.userProfileEdit, { userId }),
    },
  },
});
