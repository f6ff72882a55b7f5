import { paths } from '#contract/paths';
import { withTexts } from '~/components/page/lazyPage.tsx';
import { reportRows } from '../reportRows.ts';

const tabs = withTexts('year', () => import('./tabs.tsx'));
const adapters = () => import('./adapters.ts');

/** A department with its culture score: a row of a tab of the dashboard. */
export const dashboardDepartments = reportRows({
  name: 'dashboard-departments',
  recordRepresentation: 'name',
  page: () => tabs().then((m) => m.DepartmentsTab),
  adapter: () => adapters().then((m) => m.departmentsAdapter),
  read: 'dashboard:read',
  at: { path: paths.dashboardDepartments, view: 'list', title: 'shell.nav.dashboard' },
});

/** A person with the share of their tasks that is completed: a row of another tab. */
export const dashboardUsers = reportRows({
  name: 'dashboard-users',
  recordRepresentation: 'email',
  page: () => tabs().then((m) => m.UsersTab),
  adapter: () => adapters().then((m) => m.usersAdapter),
  read: 'trainingReports:read',
  at: { path: paths.dashboardUsers, view: 'list', title: 'shell.nav.dashboard' },
});
