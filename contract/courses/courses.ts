import { z } from 'zod';
import { assignmentType, wireStatus } from '../campaigns/campaignStates.ts';
import { at, endpoint, id, seconds } from '../kit/endpoint.ts';
import { courseLimits } from './limits.ts';

const courseTypes = ['awareness', 'specialized', 'compliance', 'for_developers', 'for_developers_manual_start'] as const;
export type CourseType = (typeof courseTypes)[number];

/** Courses that are games: each question is a round, answered once. */
export const games = ['phishing', 'fake_or_real'] as const;
export type Game = (typeof games)[number];

/** A company's campaign of a course that has not ended. Items are departments or groups. */
export const activeCampaign = z.object({
  id,
  name: z.string(),
  date_started: seconds,
  days_to_complete: z.number().int(),
  status: wireStatus,
  assignmentType,
  items: z.array(z.object({ id, name: z.string() })),
  notificationsEnabled: z.boolean(),
  notificationSubject: z.string(),
  notificationMessage: z.string(),
  reminderSubject: z.string().nullable(),
  reminderMessage: z.string().nullable(),
});
export type ActiveCampaign = z.input<typeof activeCampaign>;

/**
 * A course as a company sees it. `language` as the library writes it (Hebrew is `iw`, null is English); `isActive` includes
 * scheduled campaigns. `lastEndedAt`: when the company's last campaign of the course ended. `totalTimeInMinutes` duplicates the
 * total time under its other documented name; `isWizer` marks another vendor's courses, of which there are none.
 */
export const course = z.object({
  id,
  name: z.string(),
  description: z.string(),
  course_type: z.enum(courseTypes),
  language: z.string().nullable(),
  deleted: z.boolean(),
  custom_training_company_id: id.nullable(),
  isCustom: z.boolean(),
  isShared: z.boolean(),
  isSpecialized: z.boolean(),
  isGaming: z.boolean(),
  game: z.enum(games).nullable(),
  order: z.number().int(),
  createdAt: at,
  total_chapters: z.number().int(),
  total_quizzes: z.number().int(),
  total_time_in_minutes: z.number().int(),
  totalTimeInMinutes: z.number().int(),
  is_draft: z.boolean(),
  is_free: z.boolean(),
  isWizer: z.boolean(),
  isPopular: z.boolean(),
  isHot: z.boolean(),
  level: z.number().int().min(1).max(4),
  thumbnail: z.string().nullable(),
  cheatSheetId: id.nullable(),
  isActive: z.boolean(),
  isCampaignSuspended: z.boolean(),
  activeCampaign: activeCampaign.nullable(),
  lastEndedAt: at.nullable(),
});
export type Course = z.input<typeof course>;

export const quizQuestion = z.object({
  id,
  question: z.string(),
  answers: z.array(z.string()).length(courseLimits.quizAnswers),
  correctAnswer: z.number().int().min(1).max(courseLimits.quizAnswers),
  /** What learners read after their answer, if there is anything. */
  explanation: z.string().optional(),
});
export type QuizQuestion = z.input<typeof quizQuestion>;

/** Either a quiz with its questions or a chapter with one video; `duration` is in seconds. */
export const chapter = z.object({
  id,
  name: z.string(),
  isQuiz: z.boolean(),
  questions: z.array(quizQuestion),
  videos: z.array(z.object({ id, name: z.string(), url: z.string(), poster: z.string().nullable(), duration: z.number().int() })),
});
export type Chapter = z.input<typeof chapter>;

export const courseView = course.extend({ sections: z.array(z.object({ name: z.string(), chapters: z.array(chapter) })) });
export type CourseView = z.input<typeof courseView>;

export const listCourses = endpoint({
  method: 'GET',
  path: '/api/v1/course/company/{companyId}',
  summary: 'Courses of the catalogue and of the company, in their order; the list is small and has no pages',
  access: 'training:read',
  tx: 'read',
  reply: z.array(course),
  errors: [],
});

export const getCourseView = endpoint({
  method: 'GET',
  path: '/api/v1/course/company/{companyId}/course/{courseId}/view/admin',
  summary: 'One course with its sections, chapters and quizzes; a game has none here, because they hold right answers',
  access: 'training:read',
  tx: 'read',
  reply: courseView,
  errors: [],
});

/** Copy and Edit: makes a draft of the company's own with the same chapters and quizzes. */
export const cloneCourse = endpoint({
  method: 'POST',
  path: '/api/v1/course/{companyId}/clone/{courseId}',
  summary: 'Copies a course into a custom training in draft',
  access: 'customTraining:write',
  tx: 'write',
  reply: z.object({ clonedCourseId: id }),
  errors: [],
});

export const publishCourse = endpoint({
  method: 'POST',
  path: '/api/v1/custom-training/{companyId}/publish',
  summary: 'Makes a draft available for campaigns',
  access: 'customTraining:write',
  tx: 'write',
  body: z.object({ course_id: id, is_draft: z.literal(false) }),
  reply: course,
  errors: ['course_has_no_chapters'],
});

export const disableCustomTraining = endpoint({
  method: 'POST',
  path: '/api/v1/custom-training/{companyId}/disable_custom_training',
  summary: 'Deletes a custom training that is not running',
  access: 'customTraining:write',
  tx: 'write',
  body: z.object({ course_id: id, active: z.literal(false) }),
  reply: z.object({}),
  errors: ['course_is_running'],
});

export const cheatSheet = z.object({ id, name: z.string(), url: z.string() });

export const listCheatSheets = endpoint({
  method: 'GET',
  path: '/api/v1/cheat_sheets/{companyId}',
  summary: 'Cheat sheets (PDF) of the catalogue and of the company',
  access: 'training:read',
  tx: 'read',
  reply: z.array(cheatSheet),
  errors: [],
});
