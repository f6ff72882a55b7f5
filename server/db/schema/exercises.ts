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
  uuid,
} from 'drizzle-orm/pg-core';
import type { AssignmentStatus } from '#contract/campaigns/campaignStates';
import { type ExerciseStatus, exerciseStatuses } from '#contract/exercise/exerciseStates';
import type { AnswerLabel, AnswerStatus } from '#contract/exercise/templates';
import { type AudienceKind, audienceKinds } from '#contract/people/audience';
import { companyId, moment } from '../columns.ts';
import { exerciseTemplateVersions } from './exerciseTemplates.ts';
import {
  assignmentColumns,
  assignmentRules,
  campaignColumns,
  campaignKey,
  campaignRules,
  departmentLinks,
  groupLinks,
  personLinks,
  taskColumns,
  taskRules,
  inOrderOfStatus,
} from './workTables.ts';

/** Templates assigned to people from a start time. `packName` is what the pack was called at the launch; null for chosen templates. */
export const exerciseCampaigns = pgTable(
  'exercise_campaigns',
  {
    ...campaignColumns<ExerciseStatus, AudienceKind>(),
    ...taskColumns(),
    /** When the first people were assigned. */
    launchedAt: moment('launched_at'),
    archivedAt: moment('archived_at'),
    /** From a version of the exercise before this one, of which only the campaign is left: it was delivered, and has no report. */
    isOutdated: boolean('is_outdated').notNull().default(false),
    packId: uuid('pack_id'),
    packName: text('pack_name'),
  },
  (t) => [
    ...campaignRules('exercise_campaigns', t, { statuses: exerciseStatuses, audiences: audienceKinds }),
    ...taskRules('exercise_campaigns', t),
  ],
);

export const exerciseDepartments = departmentLinks('exercise_departments', exerciseCampaigns);
export const exerciseGroups = groupLinks('exercise_groups', exerciseCampaigns);
export const exerciseUsers = personLinks('exercise_users', exerciseCampaigns);

const ofCampaign = { companyId: companyId(), campaignId: uuid('campaign_id').notNull() };

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
    campaignKey(t, exerciseCampaigns),
  ],
);

/**
 * One campaign for one person. The three numbers count answers by status; `score` is out of 10, `adjustedScore` weighs templates by
 * difficulty; both are null until all are answered.
 */
export const exerciseAssignments = pgTable(
  'exercise_assignments',
  {
    ...assignmentColumns(),
    correct: smallint('correct').notNull().default(0),
    partial: smallint('partial').notNull().default(0),
    wrong: smallint('wrong').notNull().default(0),
    score: real('score'),
    adjustedScore: real('adjusted_score'),
  },
  (t) => [...assignmentRules('exercise_assignments', t, exerciseCampaigns), inOrderOfStatus('exercise_assignments', t)],
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

/** Assignments by campaign, set, status and day of assignment with their scores, kept by triggers. `golden`: how many have the top score. */
export const exerciseCounts = pgTable(
  'exercise_counts',
  {
    ...ofSet,
    status: text('status').$type<AssignmentStatus>().notNull(),
    assignedDay: date('assigned_day').notNull(),
    n: integer('n').notNull(),
    /** Those who have answered something. */
    answered: integer('answered').notNull(),
    scored: integer('scored').notNull(),
    scoreSum: doublePrecision('score_sum').notNull(),
    adjustedSum: doublePrecision('adjusted_sum').notNull(),
    golden: integer('golden').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.setId, t.campaignId, t.status, t.assignedDay] })],
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
