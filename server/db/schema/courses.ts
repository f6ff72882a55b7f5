import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { CourseType, Game } from '#contract/courses/courses';
import { createdAt, fileOf, moment, primaryId } from '../columns.ts';
import { companies } from './companies.ts';

/** Owner of the content; null is the library, which all companies see. */
const owner = () => uuid('company_id').references(() => companies.id);

/** A clip of the library or an upload of a company. `file` is a path below `/media`, or `uploads/…`. */
export const videos = pgTable(
  'videos',
  {
    id: primaryId(),
    companyId: owner(),
    name: text('name').notNull(),
    title: text('title').notNull(),
    category: text('category').notNull(),
    language: text('language'),
    seconds: integer('seconds').notNull(),
    file: text('file').notNull(),
    poster: text('poster'),
    isPublic: boolean('is_public').notNull().default(false),
    isFree: boolean('is_free').notNull().default(false),
    createdAt: createdAt(),
    deletedAt: moment('deleted_at'),
    fileId: fileOf('file_id', 'file'),
    posterFileId: fileOf('poster_file_id', 'poster'),
  },
  (t) => [index('videos_company').on(t.companyId)],
);

/** Videos pinned to the dashboard of a company's learners; at most limits.maxPinnedVideos. */
export const pinnedVideos = pgTable(
  'pinned_videos',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    videoId: uuid('video_id')
      .notNull()
      .references(() => videos.id),
    pinnedAt: moment('pinned_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.videoId] })],
);

/** One page of advice as PDF. */
export const cheatSheets = pgTable('cheat_sheets', {
  id: primaryId(),
  companyId: owner(),
  name: text('name').notNull(),
  language: text('language'),
  file: text('file').notNull(),
  createdAt: createdAt(),
  fileId: fileOf('file_id', 'file'),
});

/** A course of the library or a custom training. `language` as the library writes it (Hebrew is `iw`); null is English. */
export const courses = pgTable(
  'courses',
  {
    id: primaryId(),
    companyId: owner(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    courseType: text('course_type').$type<CourseType>().notNull(),
    language: text('language'),
    level: smallint('level').notNull().default(1),
    position: integer('position').notNull().default(0),
    thumbnail: text('thumbnail'),
    cheatSheetId: uuid('cheat_sheet_id').references(() => cheatSheets.id),
    isDraft: boolean('is_draft').notNull().default(false),
    isFree: boolean('is_free').notNull().default(false),
    isGaming: boolean('is_gaming').notNull().default(false),
    game: text('game').$type<Game>(),
    isPopular: boolean('is_popular').notNull().default(false),
    isHot: boolean('is_hot').notNull().default(false),
    clonedFrom: uuid('cloned_from'),
    createdAt: createdAt(),
    deletedAt: moment('deleted_at'),
    thumbnailFileId: fileOf('thumbnail_file_id', 'thumbnail'),
  },
  (t) => [
    index('courses_company').on(t.companyId, t.position),
    check('courses_level', sql`${t.level} between 1 and 4`),
    check('courses_game', sql`${t.game} in ('phishing', 'fake_or_real') and (${t.game} is not null) = ${t.isGaming}`),
    check('courses_draft_is_own', sql`not ${t.isDraft} or ${t.companyId} is not null`),
  ],
);

/**
 * A course that a partner shared with a customer. The row stays when the sharing ends, because the customer's campaigns and reports still
 * name the course. Only `heed_share_course` and `heed_unshare_course` write it.
 */
export const courseShares = pgTable(
  'course_shares',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => companies.id),
    receivedAt: moment('received_at').notNull(),
    removedAt: moment('removed_at'),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.courseId] }), index('course_shares_course').on(t.courseId, t.companyId)],
);

/** Chapters of a course in order: each a video or a quiz. */
export const chapters = pgTable(
  'chapters',
  {
    id: primaryId(),
    companyId: owner(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    section: text('section').notNull(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    videoId: uuid('video_id').references(() => videos.id),
    isQuiz: boolean('is_quiz').notNull().generatedAlwaysAs(sql`video_id is null`),
  },
  (t) => [unique('chapters_order').on(t.courseId, t.position), index('chapters_video').on(t.videoId)],
);

export const quizQuestions = pgTable(
  'quiz_questions',
  {
    id: primaryId(),
    companyId: owner(),
    chapterId: uuid('chapter_id').notNull(),
    position: integer('position').notNull(),
    question: text('question').notNull(),
    answers: text('answers').array().notNull(),
    correctAnswer: smallint('correct_answer').notNull(),
    /** Why that answer is right, for learners who have answered. */
    explanation: text('explanation'),
    /** A path below `/media`, of games. */
    picture: text('picture'),
    /** What the picture shows, in words. */
    pictureText: text('picture_text'),
  },
  (t) => [
    foreignKey({ columns: [t.chapterId], foreignColumns: [chapters.id] }).onDelete('cascade'),
    unique('quiz_questions_order').on(t.chapterId, t.position),
    // Four of custom trainings; games have from two.
    check(
      'quiz_questions_answers',
      sql`cardinality(${t.answers}) between 2 and 4 and ${t.correctAnswer} between 1 and cardinality(${t.answers})`,
    ),
    check('quiz_questions_own_have_four', sql`${t.companyId} is null or cardinality(${t.answers}) = 4`),
  ],
);
