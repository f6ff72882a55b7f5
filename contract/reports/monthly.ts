import {
  getMonthlyStatistics,
  listMonthlyPeople,
  listMonthlyReport,
  monthlyOrderFields,
  type MonthlyRow,
  type MonthlyTotals,
} from '../monthly/report.ts';
import { personTable } from './campaignTables.ts';
import { columnsOf } from './column.ts';
import { chartOf, type Report, type ReportTable, summaryOf, tableOf } from './report.ts';
import { campaignDays, campaignName, campaignStatus, countFigures, statusParts, taskColumns } from './training.ts';

const summary = summaryOf({ endpoint: getMonthlyStatistics, figures: countFigures, note: 'reports.tasksNote' });

/** The videos of all months that have begun. i18n-keys: reports.monthly.* */
export const monthlyReport = {
  name: 'monthly',
  filters: ['period', 'statuses', 'departments', 'groups', 'eventIds', 'begunStatuses'],
  summary,
  charts: [
    chartOf({
      name: 'status',
      endpoint: getMonthlyStatistics,
      isWide: true,
      draw: (totals: MonthlyTotals, writing) => statusParts('share', totals, writing),
    }),
  ],
  table: tableOf({
    endpoint: listMonthlyReport,
    read: ({ items, totalCount }) => ({ rows: items, total: totalCount }),
    columns: columnsOf<MonthlyRow>()([
      { kind: 'month', source: 'month', label: 'reports.monthly.month', orderField: 'month', priority: 2 },
      { ...campaignName, label: 'reports.monthly.name' },
      campaignStatus,
      ...taskColumns,
      ...campaignDays,
    ]),
    orderFields: monthlyOrderFields,
    orderBy: 'month',
    order: 'DESC',
    search: 'reports.monthly.search',
  }),
} as const satisfies Report;

/** The people of one video. */
export const monthlyPeople = {
  name: 'monthly-users',
  texts: 'reports.campaign.tabs.users',
  filters: ['status', 'departments', 'groups'],
  table: personTable(listMonthlyPeople),
} as const satisfies Report<ReportTable, string>;
