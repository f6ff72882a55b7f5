import { listDashboardDepartments } from '#contract/dashboard/departments';
import { listDashboardUsers } from '#contract/dashboard/users';
import { reportRowsAdapter } from '~/dataProvider/adapters/reports.ts';

export const departmentsAdapter = reportRowsAdapter(listDashboardDepartments);
export const usersAdapter = reportRowsAdapter(listDashboardUsers);
