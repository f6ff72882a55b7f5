import { foundItems } from '../kit/replies.ts';
import { columnsOf } from './column.ts';
import { figuresOf } from './figure.ts';
import { gamingOrderFields, type GamingRow, type GamingTotals, getGamingStatistics, listGamingCampaigns } from './gamingReports.ts';
import { chartOf, type Report, summaryOf, tableOf } from './report.ts';
import { campaignDays, campaignName, campaignStatus, countFigures, statusParts, taskColumns } from './training.ts';

/** Tasks as with trainings, and two averages: nobody could read one over scores out of 10 and percentages. */
export const gamingFigures = [
  ...countFigures,
  ...figuresOf<GamingTotals>()([
    { kind: 'score', source: 'score', label: 'reports.gaming.score' },
    { kind: 'percent', source: 'averageScore', label: 'reports.gaming.gamesScore', isRare: true },
  ]),
];

export const gamingColumns = columnsOf<GamingRow>()([
  { kind: 'word', source: 'kind', texts: 'reports.gaming.kinds', label: 'reports.gaming.kind', orderField: 'kind', priority: 3 },
  campaignName,
  campaignStatus,
  ...taskColumns,
  { kind: 'score', source: 'score', label: 'reports.gaming.score', orderField: 'score', priority: 3 },
  { kind: 'percent', source: 'averageScore', label: 'reports.gaming.gamesScore', orderField: 'averageScore', priority: 3 },
  ...campaignDays,
]);

/** Campaigns of exercises and games that have begun; each row says which it is. i18n-keys: reports.gaming.* */
export const gamingReport = {
  name: 'gaming',
  filters: ['period', 'kinds', 'statuses', 'departments', 'groups', 'gamingIds', 'begunStatuses'],
  summary: summaryOf({ endpoint: getGamingStatistics, figures: gamingFigures, note: 'reports.tasksNote' }),
  charts: [
    chartOf({
      name: 'status',
      endpoint: getGamingStatistics,
      isWide: true,
      draw: (totals: GamingTotals, writing) => statusParts('share', totals, writing),
    }),
  ],
  table: tableOf({
    endpoint: listGamingCampaigns,
    read: foundItems<GamingRow>,
    columns: gamingColumns,
    orderFields: gamingOrderFields,
    orderBy: 'startsAt',
    order: 'DESC',
    search: 'exercise.report.search.campaigns',
  }),
} as const satisfies Report;
