import { pathTo, paths } from '#contract/paths';
import { reportLimits } from '#contract/reports/limits';
import type { Review } from '#contract/reports/reviewReports';
import { reviewsReport } from '#contract/reports/reviews';
import { dynamicKey } from '~/i18n/dynamicKey.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { ReportPage } from '~/report/page/ReportPage.tsx';
import { type ReportView, reportAddress } from '~/report/reportView.ts';
import cellsCss from '~/components/list/table/cells.module.css';
import css from './ReviewsPage.module.css';

/** The learners' reviews of their courses. Every plan includes this page. */
export function ReviewsPage() {
  return <ReportPage view={reviewsView} />;
}

const reviewsView: ReportView<Review> = {
  report: reviewsReport,
  resource: 'reviews',
  address: reportAddress(reviewsReport, { perPage: reportLimits.reviewPageSize, pageSizes: reportLimits.reviewPageSizes }),
  nameOf: ({ courseName }) => courseName,
  looks: () => ({
    rating: { render: ({ rating }) => <Stars rating={rating} />, minWidth: 108 },
    courseName: { pathOf: ({ courseId }) => pathTo(paths.courseStatistics, { courseId }), minWidth: 180, isWrapped: true },
    comment: {
      render: ({ comment }) => (comment ? <Comment text={comment} /> : <span className={cellsCss.muted}>–</span>),
      minWidth: 280,
    },
  }),
};

/** A rating from one to reportLimits.reviewStars. i18n-keys: reports.stars.* */
function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation();
  return (
    <span className={css.stars} role="img" aria-label={t(dynamicKey(`reports.stars.${rating}`))}>
      {'★'.repeat(rating)}
      <i>{'★'.repeat(Math.max(0, reportLimits.reviewStars - rating))}</i>
    </span>
  );
}

function Comment({ text }: { text: string }) {
  return (
    <p className={css.comment} dir="auto">
      {text}
    </p>
  );
}
