import { type DashboardDepartment, departmentOrderFields, listDashboardDepartments } from '../dashboard/departments.ts';
import { type DashboardUser, dashboardUserOrderFields, listDashboardUsers } from '../dashboard/users.ts';
import { foundItems } from '../kit/replies.ts';
import { columnsOf } from './column.ts';
import { type Report, tableOf } from './report.ts';

/** Departments by their culture score. i18n-keys: dashboard.levels.* */
export const departmentsDashboard = {
  name: 'dashboard-departments',
  texts: 'dashboard.departments',
  filters: ['period'],
  table: tableOf({
    endpoint: listDashboardDepartments,
    read: foundItems<DashboardDepartment>,
    columns: columnsOf<DashboardDepartment>()([
      { kind: 'text', source: 'name', label: 'reports.campaign.fields.name', orderField: 'name', priority: 1 },
      { kind: 'number', source: 'people', label: 'resources.departments.fields.usersCount', orderField: 'people', priority: 4 },
      {
        kind: 'number',
        source: 'assignedUsers',
        label: 'reports.figures.tasks',
        orderField: 'assignedUsers',
        priority: 5,
      },
      {
        kind: 'percent',
        source: 'completed',
        label: 'campaigns.statuses.completed',
        orderField: 'completed',
        priority: 3,
      },
      { kind: 'number', source: 'overdue', label: 'campaigns.statuses.overdue', orderField: 'overdue', priority: 4 },
      {
        kind: 'score',
        source: 'gamingScore',
        label: 'dashboard.widgets.names.gaming',
        orderField: 'gamingScore',
        priority: 5,
      },
      { kind: 'percent', source: 'reported', label: 'dashboard.widgets.reported', orderField: 'reported', priority: 5 },
      { kind: 'number', source: 'score', label: 'dashboard.score.title', orderField: 'score', priority: 1 },
      { kind: 'word', source: 'level', texts: 'dashboard.levels', label: 'reports.filters.names.levels', priority: 1 },
    ]),
    orderFields: departmentOrderFields,
    orderBy: 'score',
    order: 'DESC',
    search: 'reports.campaign.search.departments',
  }),
} as const satisfies Report<Report['table'], string>;

/** People by the share of their tasks that they have completed. */
export const usersDashboard = {
  name: 'dashboard-users',
  texts: 'dashboard.users',
  filters: ['departments', 'groups', 'levels'],
  table: tableOf({
    endpoint: listDashboardUsers,
    read: foundItems<DashboardUser>,
    columns: columnsOf<DashboardUser>()([
      {
        kind: 'person',
        source: 'name',
        name: 'person',
        label: 'reports.fields.person',
        orderField: 'name',
        priority: 1,
        only: ['page', 'paper'],
      },
      { kind: 'text', source: 'name', label: 'imports.fieldNames.name', only: ['csv'] },
      { kind: 'text', source: 'lastName', label: 'imports.fieldNames.lastName', only: ['csv'] },
      { kind: 'email', source: 'email', label: 'resources.users.fields.email', priority: 4 },
      { kind: 'text', source: 'departments', label: 'resources.users.fields.departments', priority: 5 },
      { kind: 'number', source: 'tasks', label: 'reports.figures.tasks', priority: 3 },
      { kind: 'number', source: 'completed', label: 'campaigns.statuses.completed', priority: 4 },
      { kind: 'percent', source: 'share', label: 'reports.campaign.fields.completionPercentage', orderField: 'share', priority: 1 },
      { kind: 'word', source: 'level', texts: 'dashboard.users.levels', label: 'reports.filters.names.levels', priority: 2 },
      { kind: 'number', source: 'open', label: 'dashboard.users.open', priority: 3 },
      { kind: 'number', source: 'overdue', label: 'campaigns.statuses.overdue', priority: 3 },
    ]),
    orderFields: dashboardUserOrderFields,
    orderBy: 'name',
    order: 'ASC',
    search: 'campaigns.people.search',
  }),
} as const satisfies Report<Report['table'], string>;
