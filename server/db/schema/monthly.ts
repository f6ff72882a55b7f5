import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  integer,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type CampaignStatus, campaignStatuses } from '#contract/campaigns/campaignStates';
import { monthlyLimits } from '#contract/monthly/limits';
import { type MonthlyTopic, monthlyTopics } from '#contract/monthly/states';
import { companyId, moment, primaryId } from '../columns.ts';
import { companies } from './companies.ts';
import { videos } from './courses.ts';
import {
  assignmentColumns,
  assignmentRules,
  campaignColumns,
  campaignRules,
  departmentLinks,
  groupLinks,
  taskColumns,
  taskRules,
  inOrderOfStatus,
} from './workTables.ts';

type MonthlyAudience = 'all' | 'departments' | 'groups';

/** Whether a company gives its people a video each month, when, and to whom; at most one row a company. */
export const monthlyProgrammes = pgTable(
  'monthly_programmes',
  {
    id: primaryId(),
    companyId: companyId().references(() => companies.id),
    isOn: boolean('is_on').notNull(),
    /** Only starts from then on happen by themselves: the programme was switched on, or its day moved. */
    countsFrom: moment('counts_from').notNull(),
    audience: text('audience').$type<MonthlyAudience>().notNull(),
    dayOfMonth: smallint('day_of_month').notNull(),
    /** In the company’s time zone. */
    startTime: time('start_time').notNull(),
    /** How often its settings were saved. A programme that exists only because a month was changed has none. */
    edit: integer('edit').notNull().default(0),
    savedAt: moment('saved_at'),
    savedBy: uuid('saved_by'),
    ...taskColumns(),
  },
  (t) => [
    unique('monthly_programmes_company').on(t.companyId),
    unique('monthly_programmes_company_id').on(t.companyId, t.id),
    check('monthly_programmes_audience', sql`${t.audience} in ('all','departments','groups')`),
    check(
      'monthly_programmes_day',
      sql`${t.dayOfMonth} between ${sql.raw(`${monthlyLimits.dayOfMonth.min} and ${monthlyLimits.dayOfMonth.max}`)}`,
    ),
    ...taskRules('monthly_programmes', t),
  ],
);

/** Here `campaign_id` is the programme. */
export const monthlyProgrammeDepartments = departmentLinks('monthly_programme_departments', monthlyProgrammes);
export const monthlyProgrammeGroups = groupLinks('monthly_programme_groups', monthlyProgrammes);

const listedTopics = sql.raw(monthlyTopics.map((topic) => `'${topic}'`).join(','));

/** A clip of the library, or a video of the company or the library. */
const content = () => ({
  topic: text('topic').$type<MonthlyTopic>(),
  videoId: uuid('video_id').references(() => videos.id),
});

/** What a company wants in a month instead of the topic of the plan. A skipped month keeps what was chosen for it before, if anything. */
export const monthlyChoices = pgTable(
  'monthly_choices',
  {
    companyId: companyId().references(() => companies.id),
    month: date('month').notNull(),
    ...content(),
    isSkipped: boolean('is_skipped').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.month] }),
    check('monthly_choices_month', sql`extract(day from ${t.month}) = 1`),
    check('monthly_choices_topic', sql`${t.topic} in (${listedTopics})`),
    check('monthly_choices_content', sql`num_nonnulls(${t.topic}, ${t.videoId}) between (not ${t.isSkipped})::int and 1`),
  ],
);

/** Videos of past months and of this one, each assigned as one campaign; at most one of a company is open. */
export const monthlyEvents = pgTable(
  'monthly_events',
  {
    ...campaignColumns<CampaignStatus, MonthlyAudience>(),
    ...taskColumns(),
    ...content(),
    month: date('month').notNull(),
    /** Length of the video. */
    seconds: integer('seconds').notNull(),
    begunAt: moment('begun_at'),
    endedAt: moment('ended_at'),
  },
  (t) => [
    ...campaignRules('monthly_events', t, { statuses: campaignStatuses, audiences: ['all', 'departments', 'groups'] }),
    ...taskRules('monthly_events', t),
    unique('monthly_events_month').on(t.companyId, t.month),
    uniqueIndex('monthly_events_open').on(t.companyId).where(sql`status in ('running','suspended')`),
    uniqueIndex('monthly_events_scheduled').on(t.companyId).where(sql`status = 'scheduled'`),
    index('monthly_events_video').on(t.videoId),
    check('monthly_events_first', sql`extract(day from ${t.month}) = 1`),
    check('monthly_events_topic', sql`${t.topic} in (${listedTopics})`),
    check('monthly_events_content', sql`num_nonnulls(${t.topic}, ${t.videoId}) = 1`),
    check('monthly_events_seconds', sql`${t.seconds} > 0`),
  ],
);

export const monthlyDepartments = departmentLinks('monthly_departments', monthlyEvents);
export const monthlyGroups = groupLinks('monthly_groups', monthlyEvents);

/** One video for one person. */
export const monthlyAssignments = pgTable(
  'monthly_assignments',
  { ...assignmentColumns(), watchedSeconds: integer('watched_seconds').notNull().default(0) },
  (t) => [
    ...assignmentRules('monthly_assignments', t, monthlyEvents),
    inOrderOfStatus('monthly_assignments', t),
    check('monthly_assignments_watched', sql`${t.watchedSeconds} >= 0`),
  ],
);
