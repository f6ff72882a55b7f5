import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  type AssignmentStatus,
  type CampaignStatus,
  campaignStatuses,
  type TrainingAudience,
} from '#contract/campaigns/campaignStates';
import { companyId, createdAt, moment, primaryId } from '../columns.ts';
import { courses } from './courses.ts';
import { users } from './people.ts';
import {
  assignmentColumns,
  assignmentRules,
  campaignColumns,
  campaignRules,
  departmentLinks,
  groupLinks,
  taskColumns,
  taskRules,
} from './workTables.ts';

/** A course assigned to people from a start time. A company has at most one campaign per course that has not ended. */
export const campaigns = pgTable(
  'campaigns',
  {
    ...campaignColumns<CampaignStatus, TrainingAudience>(),
    ...taskColumns(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id),
    endedAt: moment('ended_at'),
  },
  (t) => [
    ...campaignRules('campaigns', t, { statuses: campaignStatuses, audiences: ['all', 'departments', 'groups'] }),
    ...taskRules('campaigns', t),
    uniqueIndex('campaigns_one_active').on(t.companyId, t.courseId).where(sql`status <> 'ended'`),
    index('campaigns_begun').on(t.startsAt),
    index('campaigns_running').on(t.companyId, t.id).where(sql`status = 'running'`),
  ],
);

export const campaignDepartments = departmentLinks('campaign_departments', campaigns);
export const campaignGroups = groupLinks('campaign_groups', campaigns);

/**
 * One campaign for one person. `doneChapters` are the ids of finished chapters in the order of finishing; `score` is the percentage of
 * right answers.
 */
export const assignments = pgTable(
  'assignments',
  {
    ...assignmentColumns(),
    doneChapters: uuid('done_chapters').array().notNull().default(sql`'{}'`),
    score: real('score'),
  },
  (t) => [
    ...assignmentRules('assignments', t, campaigns),
    index('assignments_status').on(t.companyId, t.campaignId, t.status),
    index('assignments_assigned').on(t.companyId, t.assignedAt, t.userId, t.campaignId),
    index('assignments_by_status').on(t.companyId, t.status, t.userId, t.campaignId),
    index('assignments_by_due').on(t.companyId, t.dueAt, t.userId, t.campaignId),
    index('assignments_score_up').on(t.companyId, t.score, t.userId, t.campaignId),
    index('assignments_score_down').on(t.companyId, t.score.desc().nullsLast(), t.userId.desc(), t.campaignId.desc()),
    index('assignments_completed_up').on(t.companyId, t.completedAt, t.userId, t.campaignId),
    index('assignments_completed_down').on(t.companyId, t.completedAt.desc().nullsLast(), t.userId.desc(), t.campaignId.desc()),
  ],
);

/** Number of assignments by campaign and status, kept by triggers. */
export const assignmentCounts = pgTable(
  'assignment_counts',
  {
    companyId: companyId(),
    campaignId: uuid('campaign_id').notNull(),
    status: text('status').$type<AssignmentStatus>().notNull(),
    n: integer('n').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.campaignId, t.status] })],
);

const sums = { n: integer('n').notNull(), scored: integer('scored').notNull(), scoreSum: doublePrecision('score_sum').notNull() };
const alike = {
  setId: uuid('set_id').notNull(),
  campaignId: uuid('campaign_id').notNull(),
  status: text('status').$type<AssignmentStatus>().notNull(),
};

/**
 * Facts for training reports, kept by triggers: counts of similar assignments for the whole company (`setId` is its id) and for each
 * department and group. `completedDay` is infinity until completion; `n` may be 0. Deadlines assigned on one day are alike unless somebody
 * is away, so `dueDay` adds few rows.
 */
export const trainingDays = pgTable(
  'training_days',
  {
    companyId: companyId(),
    ...alike,
    assignedDay: date('assigned_day').notNull(),
    dueDay: date('due_day').notNull(),
    completedDay: date('completed_day').notNull(),
    ...sums,
  },
  (t) => [primaryKey({ columns: [t.companyId, t.setId, t.campaignId, t.status, t.assignedDay, t.dueDay, t.completedDay] })],
);

/** Facts without `completedDay`, for figures of a range. */
export const trainingStarts = pgTable(
  'training_starts',
  { companyId: companyId(), ...alike, assignedDay: date('assigned_day').notNull(), dueDay: date('due_day').notNull(), ...sums },
  (t) => [primaryKey({ columns: [t.companyId, t.setId, t.campaignId, t.status, t.assignedDay, t.dueDay] })],
);

/** Facts without days, for figures without a range. */
export const trainingTotals = pgTable('training_totals', { companyId: companyId(), ...alike, ...sums }, (t) => [
  primaryKey({ columns: [t.companyId, t.setId, t.campaignId, t.status] }),
]);

/** A learner's latest answer to a quiz question of a campaign. */
export const quizAnswers = pgTable(
  'quiz_answers',
  {
    companyId: companyId(),
    campaignId: uuid('campaign_id').notNull(),
    userId: uuid('user_id').notNull(),
    questionId: uuid('question_id').notNull(),
    answer: smallint('answer').notNull(),
    isCorrect: boolean('is_correct').notNull(),
    answeredAt: moment('answered_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.userId, t.questionId] }),
    index('quiz_answers_question').on(t.companyId, t.questionId, t.isCorrect),
    foreignKey({ columns: [t.campaignId, t.userId], foreignColumns: [assignments.campaignId, assignments.userId] }).onDelete(
      'cascade',
    ),
  ],
);

/** A learner's review of a course: 1 to 5 stars, with an optional comment. */
export const courseReviews = pgTable(
  'course_reviews',
  {
    id: primaryId(),
    companyId: companyId(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id),
    userId: uuid('user_id').notNull(),
    rating: smallint('rating').notNull(),
    comment: text('comment').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    unique('course_reviews_person').on(t.courseId, t.userId),
    index('course_reviews_company').on(t.companyId, t.createdAt),
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [users.companyId, users.id] }).onDelete('cascade'),
    check('course_reviews_rating', sql`${t.rating} between 1 and 5`),
  ],
);
