import type { ParseKeys } from 'i18next';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Capability } from '#contract/access';
import { paths } from '#contract/paths';

type Load = () => Promise<{ default: ComponentType }>;

/** One address of the panel. Router, guard, menu, breadcrumbs and tests read this table and nothing else. */
export interface PageRoute {
  path: string;
  /** Who may open it: a capability of the access table, or anyone, signed in or not. */
  access: Capability | 'anyone';
  /** `bare` has no sidebar, toolbar and footer; `session` has them for whoever is signed in. */
  shell: 'full' | 'bare' | 'session';
  /** Key of the page's name: title of the tab until the page sets its own, and breadcrumb. */
  title: ParseKeys;
  /** The page it belongs under, for the breadcrumb. */
  parent?: string;
  page: LazyExoticComponent<ComponentType>;
  /** Fetches the page's code ahead of time. */
  preload: Load;
}

export interface Redirect {
  path: string;
  to: string;
}

const page = (load: Load) => ({ page: lazy(load), preload: load });

const home = page(() => import('~/custom-pages/home/HomePage.tsx').then((m) => ({ default: m.HomePage })));
const users = page(() => import('~/resources/users/UsersPage.tsx').then((m) => ({ default: m.UsersPage })));
const departments = page(() => import('~/resources/departments/DepartmentsPage.tsx').then((m) => ({ default: m.DepartmentsPage })));
const groups = page(() => import('~/resources/groups/GroupsPage.tsx').then((m) => ({ default: m.GroupsPage })));
const ofDepartment = page(() => import('~/resources/departments/AssignedUsersPage.tsx').then((m) => ({ default: m.AssignedUsersPage })));
const ofGroup = page(() => import('~/resources/groups/AssignedUsersPage.tsx').then((m) => ({ default: m.AssignedUsersPage })));
const profile = page(() => import('~/resources/users/profile/ProfilePage.tsx').then((m) => ({ default: m.ProfilePage })));
const notFound = page(() => import('~/custom-pages/errors/NotFoundPage.tsx').then((m) => ({ default: m.NotFoundPage })));
const serverError = page(() => import('~/custom-pages/errors/ServerErrorPage.tsx').then((m) => ({ default: m.ServerErrorPage })));
const disabled = page(() => import('~/custom-pages/errors/DisabledCompanyPage.tsx').then((m) => ({ default: m.DisabledCompanyPage })));

export const routes: readonly PageRoute[] = [
  { path: paths.home, access: 'panel:use', shell: 'full', title: 'shell.nav.home', ...home },
  { path: paths.allUsers, access: 'users:read', shell: 'full', title: 'shell.nav.allUsers', ...users },
  { path: paths.departments, access: 'departments:read', shell: 'full', title: 'shell.nav.departments', ...departments },
  { path: paths.departmentUsers, access: 'departments:read', shell: 'full', title: 'shell.titles.departmentUsers', parent: paths.departments, ...ofDepartment },
  { path: paths.groups, access: 'groups:read', shell: 'full', title: 'shell.nav.groups', ...groups },
  { path: paths.groupUsers, access: 'groups:read', shell: 'full', title: 'shell.titles.groupUsers', parent: paths.groups, ...ofGroup },
  { path: paths.userProfileEdit, access: 'users:read', shell: 'full', title: 'shell.titles.profile', parent: paths.allUsers, ...profile },
  { path: paths.userProfilePassword, access: 'users:read', shell: 'full', title: 'shell.titles.profile', parent: paths.allUsers, ...profile },
  { path: paths.notFound, access: 'anyone', shell: 'session', title: 'shell.titles.notFound', ...notFound },
  { path: paths.serverError, access: 'anyone', shell: 'session', title: 'shell.titles.serverError', ...serverError },
  { path: paths.disabledCompany, access: 'anyone', shell: 'bare', title: 'shell.titles.disabled', ...disabled },
];

export const redirects: readonly Redirect[] = [
  { path: paths.root, to: paths.home },
  { path: paths.verifyEmail, to: paths.home },
  { path: paths.login, to: paths.home },
  { path: paths.changePassword, to: paths.home },
  { path: paths.users, to: paths.allUsers },
  { path: paths.userProfile, to: paths.userProfileEdit },
  { path: '*', to: paths.notFound },
];

export const routeOf = (path: string): PageRoute | undefined => routes.find((route) => route.path === path);
