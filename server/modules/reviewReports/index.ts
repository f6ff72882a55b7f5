import type { contract } from '#contract/index';
import { reportLimits } from '#contract/reports/limits';
import { reviewsReport } from '#contract/reports/reviews';
import type { Handlers } from '../../http/handler.ts';
import { paged } from '../../reports/pages.ts';
import { findReviewedCourses, findReviews, nextReviews, readReviewTotals } from './reviews.ts';
import { answerTable, asFound } from '../../reports/tableHandler.ts';

export const handlers: Handlers<(typeof contract)['reviewReports']> = {
  listReviews(call) {
    const { companyId } = call.actor;
    const [page, filters] = paged(call.query, { orderBy: 'createdAt', order: 'DESC', pageSize: reportLimits.reviewPageSize });
    return answerTable(
      call,
      {
        name: 'reviews',
        columns: reviewsReport.table.columns,
        page,
        find: (tx, part) => findReviews(tx, companyId, filters, part),
        next: (tx, after, limit) => nextReviews(tx, companyId, filters, after, limit),
        audited: { filters, count: async (tx) => (await readReviewTotals(tx, companyId, filters)).total },
      },
      asFound,
    );
  },
  getReviewStatistics: ({ tx, actor, query }) => readReviewTotals(tx, actor.companyId, query),
  listReviewedCourses: async ({ tx, actor }) => ({ items: await findReviewedCourses(tx, actor.companyId) }),
};
