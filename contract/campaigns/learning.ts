import { z } from 'zod';
import { assignmentStatuses } from './campaignStates.ts';
import { at, endpoint, id } from '../kit/endpoint.ts';
import { games } from '../courses/courses.ts';
import { courseLimits } from '../courses/limits.ts';
import { reportLimits } from '../reports/limits.ts';
import { textLimits } from '../kit/limits.ts';

/**
 * The calls of the learner app, which reports the progress of learners. It authenticates with its own key
 * (setting LEARNER_APP_KEY, sent as `Authorization: Bearer`), never as a person; without the setting they answer 404.
 */

export const assignmentState = z.object({
  campaignId: id,
  courseId: id,
  name: z.string(),
  status: z.enum(assignmentStatuses),
  dueAt: at,
  doneChapters: z.array(id),
  score: z.number().nullable(),
});

export const listAssignments = endpoint({
  method: 'GET',
  path: '/learning/api/v1/company/{companyId}/user/{userId}/assignments',
  summary: 'What a learner has to do: assignments of running campaigns',
  access: 'learnerApp',
  tx: 'read',
  reply: z.array(assignmentState),
  errors: [],
});

/** Either a video or a quiz; nothing in a question tells which of its answers is right. */
const learnerChapter = z.object({
  id,
  name: z.string(),
  kind: z.enum(['video', 'quiz']),
  video: z.object({ url: z.string(), poster: z.string().nullable(), seconds: z.number().int() }).nullable(),
  questions: z.array(
    z.object({
      id,
      question: z.string(),
      answers: z.array(z.string()).min(courseLimits.gameAnswersMin).max(courseLimits.quizAnswers),
      /** Of games. */
      picture: z.string().nullable(),
      /** What the picture shows, in words. */
      pictureText: z.string().nullable(),
      /** What the learner answered so far. */
      chosen: z.number().int().nullable(),
    }),
  ),
});

export const readCourse = endpoint({
  method: 'GET',
  path: '/learning/api/v1/company/{companyId}/user/{userId}/campaigns/{campaignId}',
  summary: 'The course that a running campaign assigns to a learner: its chapters, videos and questions, without right answers',
  access: 'learnerApp',
  tx: 'read',
  reply: z.object({
    assignment: assignmentState,
    course: z.object({
      name: z.string(),
      description: z.string(),
      game: z.enum(games).nullable(),
      /** As the library writes it (Hebrew is `iw`); null is English. */
      language: z.string().nullable(),
      /** About how long all of it takes. */
      minutes: z.number().int(),
      cheatSheet: z.object({ name: z.string(), url: z.string() }).nullable(),
    }),
    sections: z.array(z.object({ name: z.string(), chapters: z.array(learnerChapter) })),
  }),
  errors: ['campaign_not_running'],
});

export const quizAnswer = z.object({ questionId: id, answer: z.number().int().min(1).max(courseLimits.quizAnswers) });

/** An answered question, with the answer that is right and why, if the course says so. */
export const questionResult = z.object({
  questionId: id,
  isCorrect: z.boolean(),
  correctAnswer: z.number().int(),
  explanation: z.string().nullable(),
});

/**
 * Finishing the same chapter again changes nothing. Answers are 1 to 4, one for each question of the quiz; an answer that its question does
 * not have is refused at `answers`. In a game a question is answered once, and the reply says how the answers just sent turned out;
 * in other courses a later answer replaces an earlier one, and the reply tells nothing of them.
 */
export const reportChapter = endpoint({
  method: 'POST',
  path: '/learning/api/v1/company/{companyId}/user/{userId}/campaigns/{campaignId}/chapters/{chapterId}',
  summary: 'A learner began or finished a chapter, or answered its quiz',
  access: 'learnerApp',
  tx: 'write',
  body: z.object({
    event: z.enum(['begun', 'finished']),
    answers: z.array(quizAnswer).max(courseLimits.customTraining.questions),
  }),
  reply: assignmentState.extend({ answered: z.array(questionResult) }),
  errors: ['campaign_not_running', 'question_answered'],
});

export const courseReview = z.object({
  rating: z.number().int().min(1).max(reportLimits.reviewStars),
  comment: z.string().trim().max(textLimits.longTextMax).optional(),
});

export const reviewCourse = endpoint({
  method: 'POST',
  path: '/learning/api/v1/company/{companyId}/user/{userId}/courses/{courseId}/review',
  summary: 'A learner rates a course that they completed; a second rating replaces the first',
  access: 'learnerApp',
  tx: 'write',
  body: courseReview,
  reply: z.object({}),
  errors: ['course_not_completed'],
});

export const readLearnerLink = endpoint({
  method: 'POST',
  path: '/learning/api/v1/company/{companyId}/magic_link',
  summary: 'Who came with a magic link of the panel; it works once',
  access: 'learnerApp',
  tx: 'none',
  body: z.object({ token: z.string().min(1).max(textLimits.longTextMax) }),
  reply: z.object({ userId: id }),
  errors: ['link_not_valid'],
});
