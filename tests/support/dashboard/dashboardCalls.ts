import { randomUUID } from 'node:crypto';

const period = { dateFrom: '2026-01-01', dateTo: '2026-03-31' };
const page = { order: 'ASC', pageNumber: '1', pageSize: '25', searchText: 'a' };

/** Query values that the contract accepts, of the calls of the dashboard. */
export const dashboardQueries: Record<string, Record<string, string>> = {
  'dashboard.getTrainingDashboard': period,
  'dashboard.getPolicyDashboard': period,
  'dashboard.getMonthlyDashboard': period,
  'dashboard.getGamingDashboard': period,
  'dashboard.getCultureScore': period,
  'simulationFeeds.getSimulationDashboard': period,
  'dashboardTables.listDashboardDepartments': { ...period, ...page, orderBy: 'score' },
  'dashboardTables.listDashboardUsers': {
    ...page,
    orderBy: 'share',
    levels: 'good',
    departments: randomUUID(),
    groups: randomUUID(),
  },
};
