import { ReportPage } from '~/report/page/ReportPage.tsx';
import { reviewsView } from './reviewsView.tsx';

/** What people said of their courses. Needs no plan. */
export function ReviewsPage() {
  return <ReportPage view={reviewsView} />;
}
