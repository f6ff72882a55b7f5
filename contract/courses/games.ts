import { z } from 'zod';
import { quizAnswer, questionResult } from '../campaigns/learning.ts';
import { endpoint, id } from '../kit/endpoint.ts';
import { course, type Game } from './courses.ts';

/** Courses with pages of their own, which the learning page does not list: the games, and those for developers. */
export const courseAreas = ['gaming', 'fakeOrReal', 'developers'] as const;
export type CourseArea = (typeof courseAreas)[number];

/** The area that shows a game. */
export const areaOfGame = { phishing: 'gaming', fake_or_real: 'fakeOrReal' } as const satisfies Record<Game, CourseArea>;

export const listAreaCourses = endpoint({
  method: 'GET',
  path: '/rest/v1/company/{companyId}/area-courses',
  summary: 'Courses with a page of their own: a game in all its languages, or the courses for developers',
  access: 'training:read',
  tx: 'read',
  query: z.object({ area: z.enum(courseAreas) }),
  reply: z.array(course),
  errors: [],
});

/** A round of a game; nothing in it tells which of its answers is right. */
export const round = z.object({
  id,
  question: z.string(),
  answers: z.array(z.string()),
  picture: z.string().nullable(),
  /** What the picture shows, in words. */
  pictureText: z.string().nullable(),
});
export type Round = z.input<typeof round>;

const one = '/rest/v1/company/{companyId}/games/{courseId}';

export const listRounds = endpoint({
  method: 'GET',
  path: one,
  summary: 'The rounds of a game, without right answers',
  access: 'training:read',
  tx: 'read',
  reply: z.array(round),
  errors: [],
});

/** Of the panel: nothing is stored, and it counts for nobody. An answer that the question does not have is refused at `answer`. */
export const tryRound = endpoint({
  method: 'POST',
  path: `${one}/try`,
  summary: 'Checks one answer of a game for somebody who tries it',
  access: 'training:read',
  tx: 'read',
  body: quizAnswer,
  reply: questionResult,
  errors: [],
});
