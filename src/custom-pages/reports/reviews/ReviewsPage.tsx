import { ReportPage } from '../report/ReportPage.tsx';
import { reviewsReport } from './reviewsReport.tsx';

/** What people said of their courses. Needs no plan. */
export function ReviewsPage() {
  return <ReportPage report={reviewsReport} />;
}
