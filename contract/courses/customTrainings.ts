import { z } from 'zod';
import { endpoint, id, languageCode, text } from '../kit/endpoint.ts';
import { textLimits } from '../kit/limits.ts';
import { courseLimits } from './limits.ts';

const question = {
  question: text(textLimits.longTextMax),
  answers: z.array(text(textLimits.longTextMax)).length(courseLimits.quizAnswers),
  correctAnswer: z.number().int().min(1).max(courseLimits.quizAnswers),
  /** What learners read after their answer; absent or empty without one. */
  explanation: z.string().trim().max(textLimits.longTextMax).optional(),
};

/** A video in the editor; `duration` in seconds, `thumbnail` its poster. */
export const pickedVideo = z.object({
  id,
  name: z.string(),
  url: z.string(),
  duration: z.number().int(),
  thumbnail: z.string().nullable(),
});
export type PickedVideo = z.input<typeof pickedVideo>;

/** A custom training in its editor. A chapter has either a video or quiz questions. */
export const customTraining = z.object({
  id,
  name: z.string(),
  description: z.string(),
  language: z.string().nullable(),
  thumbnail: z.string().nullable(),
  cheatSheetId: id.nullable(),
  is_draft: z.boolean(),
  isActive: z.boolean(),
  topics: z.array(
    z.object({
      name: z.string(),
      chapters: z.array(
        z.object({
          id,
          name: z.string(),
          video: pickedVideo.nullable(),
          quizzes: z.array(
            z.object({ id, ...question, question: z.string(), answers: z.array(z.string()).length(courseLimits.quizAnswers) }),
          ),
        }),
      ),
    }),
  ),
});
export type CustomTraining = z.input<typeof customTraining>;

/** Chapters and questions with an `id` are existing ones; those without are new. */
const chapterInput = z
  .object({
    id: id.optional(),
    name: text(),
    videoId: id.nullable(),
    quizzes: z.array(z.object({ id: id.optional(), ...question })).max(courseLimits.customTraining.questions),
  })
  .refine(({ videoId, quizzes }) => (videoId === null) === quizzes.length > 0, {
    path: ['quizzes'],
    message: 'A chapter has either a video or the questions of a quiz',
  });

export const customTrainingInput = z.object({
  name: text(),
  description: z.string().trim().max(textLimits.longTextMax),
  language: languageCode.nullable(),
  cheatSheetId: id.nullable(),
  /** An uploaded image; null removes the present one, absent keeps it. */
  thumbnailId: id.nullable().optional(),
  topics: z
    .array(z.object({ name: text(), chapters: z.array(chapterInput).min(1).max(courseLimits.customTraining.chapters) }))
    .max(courseLimits.customTraining.chapters),
});
export type CustomTrainingInput = z.output<typeof customTrainingInput>;

const all = '/rest/v1/company/{companyId}/custom-trainings';
const one = `${all}/{courseId}` as const;
const changes = {
  access: 'customTraining:write',
  tx: 'write',
  body: customTrainingInput,
  bodyBytes: courseLimits.customTraining.bodyBytes,
  reply: customTraining,
} as const;

export const getCustomTraining = endpoint({
  method: 'GET',
  path: one,
  summary: 'A custom training of the company, as its editor works on it',
  access: 'customTraining:write',
  tx: 'read',
  reply: customTraining,
  errors: [],
});

export const createCustomTraining = endpoint({
  method: 'POST',
  path: all,
  summary: 'Creates a custom training in draft; for partners, others copy a course',
  ...changes,
  errors: [],
});

export const updateCustomTraining = endpoint({
  method: 'PUT',
  path: one,
  summary: 'Replaces what a custom training consists of; not while it is running',
  ...changes,
  errors: ['course_in_use', 'course_has_no_chapters'],
});

export const getVideos = endpoint({
  method: 'POST',
  path: '/api/v1/custom-training/{companyId}/get_videos',
  summary: 'Videos that a custom training may contain; search is part of a name in any case',
  access: 'customTraining:write',
  tx: 'read',
  query: z.object({
    language: languageCode.optional(),
    search: z.string().trim().max(textLimits.textMax).optional(),
  }),
  /** The project of an external video host; our own library has none, so it is ignored. */
  body: z.object({ wistiaProjectId: z.string().max(textLimits.textMax).optional() }),
  reply: z.array(pickedVideo),
  errors: [],
});
