import type { contract } from '#contract/index';
import type { Handlers } from '../../http/handler.ts';
import { findAreaCourses } from './areaCourses.ts';
import { findRounds, tryRound } from './rounds.ts';

export const handlers: Handlers<(typeof contract)['games']> = {
  listAreaCourses: ({ tx, actor, query }) => findAreaCourses(tx, actor.companyId, query.area),
  listRounds: ({ tx, actor, params }) => findRounds(tx, actor.companyId, params.courseId),
  tryRound: ({ tx, actor, params, body }) => tryRound(tx, actor.companyId, { ...params, ...body }),
};
