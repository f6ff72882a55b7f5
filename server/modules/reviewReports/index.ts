import type { contract } from '#contract/index';
import { reportLimits } from '#contract/reports/limits';
import { reviewsReport } from '#contract/reports/reviews';
import type { Handlers } from '../../http/handler.ts';
import { auditPeopleExport } from '../../reports/auditPeopleExport.ts';
import { csvFile, wantsCsv } from '../../reports/csvFiles.ts';
import { paged } from '../../reports/pages.ts';
import { findReviewedCourses, findReviews, nextReviews, readReviewTotals } from './reviews.ts';

export const handlers: Handlers<(typeof contract)['reviewReports']> = {
  async listReviews({ tx, actor, query, services, request, inNewTransaction }) {
    const { companyId } = actor;
    const [page, filters] = paged(query, { orderBy: 'createdAt', order: 'DESC', pageSize: reportLimits.reviewPageSize });
    if (!wantsCsv(request)) return findReviews(tx, companyId, filters, page);
    return csvFile(
      { actor, request, inNewTransaction },
      {
        name: 'reviews',
        columns: reviewsReport.table.columns,
        inOrder: async (inTx, limit) => (await findReviews(inTx, companyId, filters, { ...page, offset: 0, limit })).items,
        next: (next, after, limit) => nextReviews(next, companyId, filters, after, limit),
        before: () =>
          auditPeopleExport(
            { services, actor },
            { filters, count: async (write) => (await readReviewTotals(write, companyId, filters)).total },
          ),
      },
    );
  },
  getReviewStatistics: ({ tx, actor, query }) => readReviewTotals(tx, actor.companyId, query),
  listReviewedCourses: async ({ tx, actor }) => ({ items: await findReviewedCourses(tx, actor.companyId) }),
};
