import type { contract } from '#contract/index';
import type { Handlers } from '../../http/handler.ts';
import { learnerLink, personOfLink } from './learnerLink.ts';
import { findAssignments, requireLearner } from './learning.queries.ts';
import { reportChapter } from './reportChapter.ts';
import { reviewCourse } from './reviewCourse.ts';

export const handlers: Handlers<(typeof contract)['learning']> = {
  async listAssignments({ tx, params }) {
    await requireLearner(tx, params);
    return findAssignments(tx, params);
  },
  async reportChapter({ tx, params, body }) {
    await requireLearner(tx, params);
    return reportChapter(tx, { ...params, ...body });
  },
  async reviewCourse({ tx, params, body }) {
    await requireLearner(tx, params);
    await reviewCourse(tx, { ...params, ...body });
    return {};
  },
  getLearnerLink: ({ actor, services }) => learnerLink(actor, services),
  async readLearnerLink({ tx, params, body, services }) {
    const userId = await personOfLink(services.signer, { ...params, ...body });
    await requireLearner(tx, { companyId: params.companyId, userId });
    return { userId };
  },
};
