import { listReviews } from '#contract/reports/reviewReports';
import { reportRowsAdapter } from '~/dataProvider/adapters/reports.ts';

export const reviewsAdapter = reportRowsAdapter(listReviews);
