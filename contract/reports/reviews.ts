import { getReviewStatistics, listReviews, type Review, reviewOrderFields, type ReviewTotals } from './reviewReports.ts';
import { barsChart } from './chartData.ts';
import { columnsOf } from './column.ts';
import { figuresOf } from './figure.ts';
import { chartOf, type Report, summaryOf, tableOf } from './report.ts';

/** Learners' reviews of courses; on every plan. */
export const reviewsReport = {
  name: 'reviews',
  filters: ['trainingId', 'rating', 'comments'],
  summary: summaryOf({
    endpoint: getReviewStatistics,
    figures: figuresOf<ReviewTotals>()([
      { kind: 'number', source: 'total', label: 'reports.figures.reviews' },
      { kind: 'average', source: 'average', label: 'reports.figures.averageRating' },
      { kind: 'number', source: 'withComment', label: 'reports.figures.withComment', of: 'total' },
    ]),
  }),
  charts: [
    chartOf({
      name: 'stars',
      endpoint: getReviewStatistics,
      isWide: true,
      draw: ({ stars }, writing) =>
        barsChart(writing, {
          title: writing.text('reports.charts.stars'),
          bars: stars
            .map((value, index) => ({ key: String(index + 1), label: writing.text(`reports.stars.${index + 1}`), value }))
            .reverse(),
          columns: [writing.text('reports.fields.rating'), writing.text('reports.figures.reviews')],
        }),
    }),
  ],
  table: tableOf({
    endpoint: listReviews,
    read: ({ items, totalCount }) => ({ rows: items, total: totalCount }),
    columns: columnsOf<Review>()([
      { kind: 'stars', source: 'rating', label: 'reports.fields.rating', orderField: 'rating', priority: 1 },
      { kind: 'text', source: 'courseName', label: 'reports.fields.courseName', orderField: 'courseName', priority: 1 },
      { kind: 'longText', source: 'comment', label: 'reports.fields.comment', priority: 2 },
      {
        kind: 'person',
        source: 'name',
        name: 'person',
        label: 'reports.fields.person',
        orderField: 'name',
        priority: 3,
        only: ['page', 'paper'],
      },
      { kind: 'text', source: 'name', label: 'imports.fieldNames.name', only: ['csv'] },
      { kind: 'text', source: 'lastName', label: 'imports.fieldNames.lastName', only: ['csv'] },
      { kind: 'email', source: 'email', label: 'resources.users.fields.email', only: ['csv'] },
      { kind: 'moment', source: 'createdAt', label: 'reports.fields.createdAt', orderField: 'createdAt', priority: 2 },
    ]),
    orderFields: reviewOrderFields,
    orderBy: 'createdAt',
    order: 'DESC',
  }),
} as const satisfies Report;
