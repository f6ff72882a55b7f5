import { type SQL, sql } from 'drizzle-orm';
import type { contract } from '#contract/index';
import type { CourseArea } from '#contract/courses/games';
import type { Handlers } from '../../http/handler.ts';
import { findCoursesWhere, isForDevelopers } from '../courses/public.ts';
import { findRounds, tryRound } from './rounds.ts';

/** Courses `k` of the library that have a page of their own. */
const areas: Record<CourseArea, SQL> = {
  gaming: sql`k.game = 'phishing'`,
  fakeOrReal: sql`k.game = 'fake_or_real'`,
  developers: sql`NOT k.is_gaming AND ${isForDevelopers}`,
};

export const handlers: Handlers<(typeof contract)['games']> = {
  listAreaCourses: ({ tx, actor, query }) =>
    findCoursesWhere(tx, actor.companyId, sql`k.deleted_at IS NULL AND k.company_id IS NULL AND ${areas[query.area]}`),
  listRounds: ({ tx, actor, params }) => findRounds(tx, actor.companyId, params.courseId),
  tryRound: ({ tx, actor, params, body }) => tryRound(tx, actor.companyId, { ...params, ...body }),
};
