import type { contract } from '#contract/index';
import type { Handlers } from '../../http/handler.ts';
import { findAnnualCourse } from '../campaigns/public.ts';
import { countPaused, countTrainings, findNewest, readProgress } from './home.queries.ts';

export const handlers: Handlers<(typeof contract)['home']> = {
  async getHome({ tx, actor, query }) {
    const { companyId } = actor;
    const counted = await countTrainings(tx, companyId);
    return {
      ...counted,
      progress: await readProgress(tx, companyId, counted),
      paused: await countPaused(tx, companyId),
      newest: await findNewest(tx, companyId),
      annual: await findAnnualCourse(tx, actor, query.languageCode ?? actor.companyLang),
    };
  },
};
