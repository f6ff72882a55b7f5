import type { contract } from '#contract/index';
import type { AssignedVideo } from '#contract/monthly/learning';
import type { Handlers } from '../../http/handler.ts';
import { requireLearner } from '../learning/public.ts';
import { findLearnerVideos, type VideoOfLearner } from './learnerVideos.ts';
import { watchVideo } from './watch.ts';

const shown = ({ campaignStatus: _, ...video }: VideoOfLearner): AssignedVideo => video;

export const handlers: Handlers<(typeof contract)['monthlyLearning']> = {
  async listAssignedVideos({ tx, params, query }) {
    await requireLearner(tx, params);
    return (await findLearnerVideos(tx, params, query.languageCode)).map(shown);
  },
  async watchMonthlyVideo({ tx, params, body }) {
    await requireLearner(tx, params);
    return watchVideo(tx, { ...params, ...body });
  },
};
