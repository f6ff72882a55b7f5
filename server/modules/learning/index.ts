import type { contract } from '#contract/index';
import { Refusal } from '../../core/refusal.ts';
import type { Handlers } from '../../http/handler.ts';
import { findAssignedCourse } from './assignedCourse.ts';
import { takeLearnerLink } from './learnerLink.ts';
import { findAssignments, requireLearner } from './learning.queries.ts';
import { reportChapter } from './reportChapter.ts';
import { reviewCourse } from './reviewCourse.ts';

export const handlers: Handlers<(typeof contract)['learning']> = {
  async listAssignments({ tx, params }) {
    await requireLearner(tx, params);
    return findAssignments(tx, params);
  },
  async readCourse({ tx, params }) {
    await requireLearner(tx, params);
    const found = await findAssignedCourse(tx, params, params.campaignId);
    if (!found) throw new Refusal('not_found');
    if (found.campaignStatus !== 'running') throw new Refusal('campaign_not_running');
    return found;
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
  readLearnerLink: ({ params, body, services }) => takeLearnerLink(services, { ...params, ...body }),
};
