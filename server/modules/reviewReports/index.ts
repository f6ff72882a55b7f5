import type { contract } from '#contract/index';
import { limits } from '#contract/limits';
import { reviewsReport } from '#contract/reports/reviews';
import type { Handlers } from '../../http/handler.ts';
import { csvFile, wantsCsv } from '../../reports/csvFiles.ts';
import { auditPeopleExport } from '../../reports/auditPeopleExport.ts';
import { paged } from '../../reports/pages.ts';
import { findReviewedCourses, findReviews, nextReviews, readReviewTotals } from './reviews.ts';

export const handlers: Handlers<(typeof contract)['reviewReports']> = {
  async listReviews({ tx, actor, query, services, request, again }) {
    const { companyId } = actor;
    const [page, wanted] = paged(query, { orderBy: 'createdAt', order: 'DESC', pageSize: limits.reviewPageSize });
    if (!wantsCsv(request)) return findReviews(tx, companyId, wanted, page);
    return csvFile(
      { actor, request, again },
      {
        name: 'reviews',
        columns: reviewsReport.table.columns,
        inOrder: async (again, limit) => (await findReviews(again, companyId, wanted, { ...page, offset: 0, limit })).items,
        next: (next, after, limit) => nextReviews(next, companyId, wanted, after, limit),
        before: () =>
          auditPeopleExport(
            { services, actor },
            { wanted, count: async (write) => (await readReviewTotals(write, companyId, wanted)).total },
          ),
      },
    );
  },
  getReviewStatistics: ({ tx, actor, query }) => readReviewTotals(tx, actor.companyId, query),
  listReviewedCourses: async ({ tx, actor }) => ({ items: await findReviewedCourses(tx, actor.companyId) }),
};
