import { reportLimits } from '#contract/reports/limits';
import { pathTo, paths } from '#contract/paths';
import { reviewsReport } from '#contract/reports/reviews';
import type { Review } from '#contract/reports/reviewReports';
import { type ReportView, reportAddress } from '~/report/reportView.ts';
import { Stars } from './Stars.tsx';
import '../reports.css';

/** What learners say of their courses; open on every plan. */
export const reviewsView: ReportView<Review> = {
  report: reviewsReport,
  resource: 'reviews',
  address: reportAddress(reviewsReport, { perPage: reportLimits.reviewPageSize, pageSizes: reportLimits.reviewPageSizes }),
  nameOf: ({ courseName }) => courseName,
  looks: () => ({
    rating: { render: ({ rating }) => <Stars rating={rating} />, minWidth: 108 },
    courseName: { pathOf: ({ courseId }) => pathTo(paths.courseStatistics, { courseId }), minWidth: 180 },
    comment: {
      render: ({ comment }) => (comment ? <Comment text={comment} /> : <span className="list-muted">–</span>),
      minWidth: 280,
    },
  }),
};

function Comment({ text }: { text: string }) {
  return (
    <p className="report-comment" dir="auto">
      {text}
    </p>
  );
}
