import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
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
  uuid,
} from 'drizzle-orm/pg-core';
import type { AssignmentStatus } from '#contract/campaigns/campaignStates';
import type { ExerciseStatus } from '#contract/exercise/exerciseStates';
import type { AnswerLabel, AnswerStatus } from '#contract/exercise/templates';
import type { AudienceKind } from '#contract/people/audience';
import { companyId, createdAt, moment, primaryId } from '../columns.ts';
import { companies } from './companies.ts';
import { exerciseTemplateVersions } from './exerciseTemplates.ts';
import { departments, groups, users } from './people.ts';

/** Templates given to people from a start time. `packName` is what the pack was called at the launch; null for chosen templates. */
export const exerciseCampaigns = pgTable(
  'exercise_campaigns',
  {
    id: primaryId(),
    companyId: companyId().references(() => companies.id),
    name: text('name').notNull(),
    status: text('status').$type<ExerciseStatus>().notNull(),
    audience: text('audience').$type<AudienceKind>().notNull(),
    startsAt: moment('starts_at').notNull(),
    /** When the first people were assigned. */
    launchedAt: moment('launched_at'),
    archivedAt: moment('archived_at'),
    /** From a version of the exercise before this one, of which only the campaign is left: it was delivered, and has no report. */
    isOutdated: boolean('is_outdated').notNull().default(false),
    daysToComplete: integer('days_to_complete').notNull(),
    notificationsEnabled: boolean('notifications_enabled').notNull(),
    notificationSubject: text('notification_subject'),
    notificationMessage: text('notification_message'),
    packId: uuid('pack_id'),
    packName: text('pack_name'),
    createdBy: uuid('created_by'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('exercise_campaigns_company_id').on(t.companyId, t.id),
    index('exercise_campaigns_started').on(t.companyId, t.startsAt),
    index('exercise_campaigns_due').on(t.status, t.startsAt).where(sql`status <> 'archived'`),
    check('exercise_campaigns_status', sql`${t.status} in ('scheduled','running','suspended','archived')`),
    check('exercise_campaigns_audience', sql`${t.audience} in ('all','departments','groups','people')`),
    check('exercise_campaigns_days', sql`${t.daysToComplete} >= 1`),
  ],
);

const ofCampaign = { companyId: companyId(), campaignId: uuid('campaign_id').notNull() };
/** The foreign keys include the company. */
const campaignKey = (t: { companyId: AnyPgColumn; campaignId: AnyPgColumn }) =>
  foreignKey({
    columns: [t.companyId, t.campaignId],
    foreignColumns: [exerciseCampaigns.companyId, exerciseCampaigns.id],
  }).onDelete('cascade');

/** Departments whose people, including later ones, are assigned. */
export const exerciseDepartments = pgTable(
  'exercise_departments',
  { ...ofCampaign, departmentId: uuid('department_id').notNull() },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.departmentId] }),
    index('exercise_departments_department').on(t.companyId, t.departmentId),
    campaignKey(t),
    foreignKey({ columns: [t.companyId, t.departmentId], foreignColumns: [departments.companyId, departments.id] }).onDelete(
      'cascade',
    ),
  ],
);

export const exerciseGroups = pgTable('exercise_groups', { ...ofCampaign, groupId: uuid('group_id').notNull() }, (t) => [
  primaryKey({ columns: [t.campaignId, t.groupId] }),
  index('exercise_groups_group').on(t.companyId, t.groupId),
  campaignKey(t),
  foreignKey({ columns: [t.companyId, t.groupId], foreignColumns: [groups.companyId, groups.id] }).onDelete('cascade'),
]);

/** People chosen by name. */
export const exerciseUsers = pgTable('exercise_users', { ...ofCampaign, userId: uuid('user_id').notNull() }, (t) => [
  primaryKey({ columns: [t.campaignId, t.userId] }),
  index('exercise_users_user').on(t.companyId, t.userId),
  campaignKey(t),
  foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [users.companyId, users.id] }).onDelete('cascade'),
]);

/** The templates of a campaign, frozen as versions at its launch. */
export const exerciseMessages = pgTable(
  'exercise_messages',
  {
    ...ofCampaign,
    templateId: uuid('template_id').notNull(),
    versionId: uuid('version_id')
      .notNull()
      .references(() => exerciseTemplateVersions.id),
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.templateId] }),
    index('exercise_messages_template').on(t.templateId),
    campaignKey(t),
  ],
);

/**
 * One campaign for one person. The three numbers count answers by status; `score` is out of 10, `adjustedScore` weighs templates by
 * difficulty; both are null until all are answered. `overdue` lasts until completion.
 */
export const exerciseAssignments = pgTable(
  'exercise_assignments',
  {
    ...ofCampaign,
    userId: uuid('user_id').notNull(),
    status: text('status').$type<AssignmentStatus>().notNull().default('not_started'),
    assignedAt: moment('assigned_at').notNull(),
    dueAt: moment('due_at').notNull(),
    startedAt: moment('started_at'),
    completedAt: moment('completed_at'),
    correct: smallint('correct').notNull().default(0),
    partial: smallint('partial').notNull().default(0),
    wrong: smallint('wrong').notNull().default(0),
    score: real('score'),
    adjustedScore: real('adjusted_score'),
    remindedAt: moment('reminded_at'),
  },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.userId] }),
    index('exercise_assignments_person').on(t.companyId, t.userId, t.status),
    index('exercise_assignments_status').on(t.companyId, t.campaignId, t.status, t.userId),
    index('exercise_assignments_due').on(t.dueAt).where(sql`status in ('not_started','in_progress')`),
    campaignKey(t),
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [users.companyId, users.id] }).onDelete('cascade'),
    check('exercise_assignments_status', sql`${t.status} in ('not_started','in_progress','completed','overdue')`),
  ],
);

/** A learner's final answer to one template of a campaign. */
export const exerciseAnswers = pgTable(
  'exercise_answers',
  {
    ...ofCampaign,
    userId: uuid('user_id').notNull(),
    templateId: uuid('template_id').notNull(),
    answer: text('answer').$type<AnswerLabel>().notNull(),
    status: text('status').$type<AnswerStatus>().notNull(),
    answeredAt: moment('answered_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.userId, t.templateId] }),
    index('exercise_answers_template').on(t.campaignId, t.templateId, t.status),
    foreignKey({
      columns: [t.campaignId, t.userId],
      foreignColumns: [exerciseAssignments.campaignId, exerciseAssignments.userId],
    }).onDelete('cascade'),
    check('exercise_answers_status', sql`${t.status} in ('CORRECT','PARTIAL','WRONG')`),
  ],
);

/** What counters are about: everybody (the company's own id), or the people of a department or group. */
const ofSet = { ...ofCampaign, setId: uuid('set_id').notNull() };

/** Assignments by campaign, set and status with their scores, kept by triggers. `golden`: how many have the top score. */
export const exerciseCounts = pgTable(
  'exercise_counts',
  {
    ...ofSet,
    status: text('status').$type<AssignmentStatus>().notNull(),
    n: integer('n').notNull(),
    /** Those who have answered something. */
    answered: integer('answered').notNull(),
    scored: integer('scored').notNull(),
    scoreSum: doublePrecision('score_sum').notNull(),
    adjustedSum: doublePrecision('adjusted_sum').notNull(),
    golden: integer('golden').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.campaignId, t.setId, t.status] })],
);

/** Answers by campaign, set, template and status, kept by triggers. */
export const exerciseAnswerCounts = pgTable(
  'exercise_answer_counts',
  {
    ...ofSet,
    templateId: uuid('template_id').notNull(),
    status: text('status').$type<AnswerStatus>().notNull(),
    n: integer('n').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.campaignId, t.setId, t.templateId, t.status] })],
);

/** Bodies waiting to be shown once by a preview's address. */
export const exercisePreviews = pgTable('exercise_previews', {
  hash: text('hash').primaryKey(),
  companyId: companyId(),
  html: text('html').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
