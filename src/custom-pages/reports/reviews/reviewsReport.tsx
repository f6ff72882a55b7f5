import { limits } from '#contract/limits';
import { pathTo, paths } from '#contract/paths';
import { getReviewStatistics, listReviews, type Review, reviewOrderFields, type ReviewTotals } from '#contract/reviewReports';
import { barsChart } from '~/components/charts/chartData.ts';
import { PersonName } from '~/features/trainings/public.ts';
import { personName } from '~/schema/personFields.ts';
import { type Report, reportChart, reportTable } from '../report/definition.ts';
import { Stars } from './Stars.tsx';

/** What learners say of their courses; open on every plan. */
export const reviewsReport: Report<ReviewTotals, Review> = {
  key: 'reviews',
  filters: ['trainingId', 'rating', 'comments'],
  summary: {
    endpoint: getReviewStatistics,
    figures: [
      { key: 'reviews', value: ({ total }) => total },
      { key: 'averageRating', value: ({ average }) => average, isAverage: true },
      { key: 'withComment', value: ({ withComment }) => withComment, of: ({ total }) => total },
    ],
  },
  charts: [
    reportChart({
      key: 'stars',
      endpoint: getReviewStatistics,
      isWide: true,
      toChart: ({ stars }, t) =>
        barsChart({
          title: t('reports.charts.stars'),
          bars: stars
            .map((value, index) => ({
              key: String(index + 1),
              label: t(`reports.stars.${index + 1}` as 'reports.stars.1'),
              value,
            }))
            .reverse(),
          columns: [t('reports.fields.rating'), t('reports.figures.reviews')],
        }),
    }),
  ],
  table: reportTable({
    name: 'reviews',
    endpoint: listReviews,
    read: ({ items, totalCount }) => ({ rows: items, total: totalCount }),
    shape: {
      orderFields: reviewOrderFields,
      orderBy: 'createdAt',
      order: 'DESC',
      limit: limits.reviewPageSize,
      pageSizes: limits.reviewPageSizes,
    },
    nameOf: ({ courseName }) => courseName,
    fields: () => [
      {
        kind: 'drawn',
        source: 'rating',
        draw: ({ rating }) => <Stars rating={rating} />,
        textOf: ({ rating }) => String(rating),
        orderField: 'rating',
        priority: 1,
        minWidth: 108,
      },
      {
        kind: 'name',
        source: 'courseName',
        pathOf: ({ courseId }) => pathTo(paths.courseStatistics, { courseId }),
        orderField: 'courseName',
        priority: 1,
        minWidth: 180,
      },
      {
        kind: 'drawn',
        source: 'comment',
        draw: ({ comment }) => (comment ? <Comment text={comment} /> : <span className="list-muted">–</span>),
        textOf: ({ comment }) => comment,
        priority: 2,
        minWidth: 280,
      },
      {
        kind: 'drawn',
        source: 'person',
        draw: (review) => <PersonName person={review} />,
        textOf: personName,
        orderField: 'name',
        priority: 3,
        minWidth: 144,
      },
      { kind: 'date', source: 'createdAt', orderField: 'createdAt', priority: 2 },
    ],
  }),
};

function Comment({ text }: { text: string }) {
  return (
    <p className="report-comment" dir="auto">
      {text}
    </p>
  );
}
