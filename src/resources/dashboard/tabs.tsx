import type { DashboardDepartment } from '#contract/dashboard/departments';
import { dashboardLimits } from '#contract/dashboard/limits';
import type { DashboardUser } from '#contract/dashboard/users';
import { departmentsDashboard, usersDashboard } from '#contract/reports/dashboard';
import { reportLimits } from '#contract/reports/limits';
import { cultureTones } from '#contract/tones';
import { personName } from '~/components/data/personName.ts';
import { DashboardTabs } from '~/features/dashboard/public.ts';
import { ReportPage } from '~/report/page/ReportPage.tsx';
import { type ReportView, reportAddress } from '~/report/reportView.ts';

const pageSizes = reportLimits.reportPageSizes;

const departments: ReportView<DashboardDepartment> = {
  report: departmentsDashboard,
  resource: 'dashboard-departments',
  address: reportAddress(departmentsDashboard, { pageSizes, usualDays: dashboardLimits.days }),
  nameOf: ({ name }) => name,
  looks: () => ({ name: { minWidth: 160, isWrapped: true }, level: { tones: { ...cultureTones, few: 'neutral' } } }),
};

const users: ReportView<DashboardUser> = {
  report: usersDashboard,
  resource: 'dashboard-users',
  address: reportAddress(usersDashboard, { pageSizes }),
  nameOf: personName,
  looks: () => ({
    departments: { minWidth: 160, isWrapped: true },
    level: { tones: { excellent: 'success', good: 'info', risky: 'danger' } },
  }),
};

/** Departments by their culture score in a period. */
export function DepartmentsTab() {
  return <ReportPage view={departments} pageTabs={<DashboardTabs />} />;
}

/** People by what they have completed of everything ever assigned. */
export function UsersTab() {
  return <ReportPage view={users} pageTabs={<DashboardTabs />} />;
}
