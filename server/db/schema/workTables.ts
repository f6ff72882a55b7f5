import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AssignmentStatus } from '#contract/campaigns/campaignStates';
import type { AudienceKind } from '#contract/people/audience';
import { companyId, createdAt, moment, primaryId } from '../columns.ts';
import { companies } from './companies.ts';
import { departments, groups, users } from './people.ts';

/**
 * The columns that the tables of each kind of work share (`modules/work`). The rules below them are for the third argument of `pgTable`;
 * their names begin with the name of the table.
 */
const ofCampaign = () => ({ companyId: companyId(), campaignId: uuid('campaign_id').notNull() });

/** A campaign: who gets it, and from when on. */
export const campaignColumns = <Status extends string, Kind extends AudienceKind>() => ({
  id: primaryId(),
  companyId: companyId().references(() => companies.id),
  name: text('name').notNull(),
  status: text('status').$type<Status>().notNull(),
  audience: text('audience').$type<Kind>().notNull(),
  startsAt: moment('starts_at').notNull(),
  createdBy: uuid('created_by'),
  createdAt: createdAt(),
});

/** What a campaign of tasks has besides: for how long, and what its people are sent. An empty notification text means the default text. */
export const taskColumns = () => ({
  daysToComplete: integer('days_to_complete').notNull(),
  notificationsEnabled: boolean('notifications_enabled').notNull(),
  notificationSubject: text('notification_subject'),
  notificationMessage: text('notification_message'),
});

interface CampaignTable {
  id: AnyPgColumn;
  companyId: AnyPgColumn;
  status: AnyPgColumn;
  audience: AnyPgColumn;
  startsAt: AnyPgColumn;
}

const listed = (values: readonly string[]): SQL => sql.raw(values.map((value) => `'${value}'`).join(','));

/** `statuses` in their order: the last one is the end, after which nothing is due. */
export const campaignRules = (
  table: string,
  t: CampaignTable,
  { statuses, audiences }: { statuses: readonly string[]; audiences: readonly string[] },
) => [
  unique(`${table}_company_id`).on(t.companyId, t.id),
  index(`${table}_started`).on(t.companyId, t.startsAt),
  index(`${table}_due`)
    .on(t.status, t.startsAt)
    .where(sql`status <> ${listed(statuses.slice(-1))}`),
  check(`${table}_status`, sql`${t.status} in (${listed(statuses)})`),
  check(`${table}_audience`, sql`${t.audience} in (${listed(audiences)})`),
];

/** Along which a page of the people of a campaign is read by their status. */
export const inOrderOfStatus = (table: string, t: AssignmentTable) =>
  index(`${table}_status`).on(t.companyId, t.campaignId, t.status, t.userId);

export const taskRules = (table: string, t: { daysToComplete: AnyPgColumn }) => [
  check(`${table}_days`, sql`${t.daysToComplete} >= 1`),
];

type Campaigns = Pick<CampaignTable, 'id' | 'companyId'>;

/** The campaign of a row. Each foreign key includes the company, so that no row can belong to two. */
export const campaignKey = (t: { companyId: AnyPgColumn; campaignId: AnyPgColumn }, campaigns: Campaigns) =>
  foreignKey({ columns: [t.companyId, t.campaignId], foreignColumns: [campaigns.companyId, campaigns.id] }).onDelete('cascade');

interface Linked {
  companyId: AnyPgColumn;
  campaignId: AnyPgColumn;
}

const linkRules = (name: string, t: Linked, campaigns: Campaigns, id: AnyPgColumn, records: Campaigns) => [
  primaryKey({ columns: [t.campaignId, id] }),
  index(name).on(t.companyId, id),
  campaignKey(t, campaigns),
  foreignKey({ columns: [t.companyId, id], foreignColumns: [records.companyId, records.id] }).onDelete('cascade'),
];

/** Departments whose people, including later ones, get a campaign. */
export const departmentLinks = <Name extends string>(name: Name, campaigns: Campaigns) =>
  pgTable(name, { ...ofCampaign(), departmentId: uuid('department_id').notNull() }, (t) =>
    linkRules(`${name}_department`, t, campaigns, t.departmentId, departments),
  );

/** Groups whose people, including later ones, get a campaign. */
export const groupLinks = <Name extends string>(name: Name, campaigns: Campaigns) =>
  pgTable(name, { ...ofCampaign(), groupId: uuid('group_id').notNull() }, (t) =>
    linkRules(`${name}_group`, t, campaigns, t.groupId, groups),
  );

/** People chosen by name. */
export const personLinks = <Name extends string>(name: Name, campaigns: Campaigns) =>
  pgTable(name, { ...ofCampaign(), userId: uuid('user_id').notNull() }, (t) =>
    linkRules(`${name}_user`, t, campaigns, t.userId, users),
  );

/** One campaign for one person. `overdue` lasts until completion. */
export const assignmentColumns = () => ({
  ...ofCampaign(),
  userId: uuid('user_id').notNull(),
  status: text('status').$type<AssignmentStatus>().notNull().default('not_started'),
  assignedAt: moment('assigned_at').notNull(),
  dueAt: moment('due_at').notNull(),
  startedAt: moment('started_at'),
  completedAt: moment('completed_at'),
  remindedAt: moment('reminded_at'),
  /** When the person first came with the personal link of a mail about it, or began it without one. */
  openedAt: moment('opened_at'),
});

interface AssignmentTable extends Linked {
  userId: AnyPgColumn;
  status: AnyPgColumn;
  dueAt: AnyPgColumn;
}

export const assignmentRules = (table: string, t: AssignmentTable, campaigns: Campaigns) => [
  // By which a second assignment is noticed.
  primaryKey({ columns: [t.campaignId, t.userId] }),
  index(`${table}_person`).on(t.companyId, t.userId, t.status),
  // The clock reads these two each minute, for the campaigns that run: deadlines that have passed, and tasks that nobody was reminded of
  // for a week. Their conditions are those of `markOverdue` and of the weekly reminder.
  index(`${table}_open_due`).on(t.campaignId, t.dueAt).where(sql`status in ('not_started','in_progress')`),
  index(`${table}_open_reminded`).on(t.campaignId, sql`coalesce(reminded_at, assigned_at)`).where(sql`status <> 'completed'`),
  // Counted for the report of the campaign.
  index(`${table}_opened`).on(t.campaignId).where(sql`opened_at is not null`),
  campaignKey(t, campaigns),
  foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [users.companyId, users.id] }).onDelete('cascade'),
  check(`${table}_status`, sql`${t.status} in ('not_started','in_progress','completed','overdue')`),
];
