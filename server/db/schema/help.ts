import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { TicketCategory } from '#contract/help/categories';
import type { notificationStatuses } from '#contract/help/notifications';
import type { RequestStatus } from '#contract/help/support';
import type { surveyStatuses } from '#contract/help/surveys';
import { companyId, createdAt, moment, primaryId, updatedAt } from '../columns.ts';
import { companies } from './companies.ts';
import { files } from './files.ts';
import { users } from './people.ts';

const requestStatus = () => text('status').$type<RequestStatus>().notNull().default('open');

/** A request for help. Company and person are null if it was sent signed out; then the e-mail address is not verified. */
export const supportTickets = pgTable(
  'support_tickets',
  {
    id: primaryId(),
    /** The number by which the person and support name it. */
    number: integer('number').notNull().unique().generatedByDefaultAsIdentity({ startWith: 1001 }),
    companyId: uuid('company_id').references(() => companies.id),
    userId: uuid('user_id'),
    email: text('email').notNull(),
    category: text('category').$type<TicketCategory>().notNull(),
    description: text('description').notNull(),
    /** Language that the person reads. */
    lang: text('lang').notNull(),
    source: text('source').notNull(),
    hutk: text('hutk').notNull().default(''),
    status: requestStatus(),
    createdAt: createdAt(),
  },
  (t) => [
    index('support_tickets_created').on(t.createdAt, t.id),
    index('support_tickets_company').on(t.companyId),
    index('support_tickets_person').on(t.userId, t.createdAt),
    check('support_tickets_status', sql`${t.status} in ('open','closed')`),
  ],
);

/** A request for an offer. `phone` and what follows come with the quote form; `mail_id` is the mail that waits for it. */
export const salesRequests = pgTable(
  'sales_requests',
  {
    id: primaryId(),
    companyId: companyId().references(() => companies.id),
    userId: uuid('user_id').notNull(),
    fullName: text('full_name').notNull(),
    companyName: text('company_name').notNull(),
    email: text('email').notNull(),
    usersNumber: integer('users_number').notNull(),
    message: text('message').notNull(),
    phone: text('phone'),
    country: text('country'),
    pageUri: text('page_uri'),
    pageName: text('page_name'),
    hutk: text('hutk'),
    mailId: uuid('mail_id'),
    status: requestStatus(),
    createdAt: createdAt(),
  },
  (t) => [
    index('sales_requests_created').on(t.createdAt, t.id),
    index('sales_requests_person').on(t.companyId, t.userId, t.createdAt),
    check('sales_requests_status', sql`${t.status} in ('open','closed')`),
  ],
);

/** News of the house for the admins of all companies. Unseen by a person who last looked before `published_at`. */
export const notifications = pgTable(
  'notifications',
  {
    id: primaryId(),
    head: text('head').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    buttonName: text('button_name').notNull(),
    url: text('url').notNull(),
    /** `uploads/<house>/<file>`; a generated column makes it a foreign key. */
    image: text('image'),
    imageFileId: uuid('image_file_id')
      .generatedAlwaysAs(sql`case when image like 'uploads/%' then split_part(image, '/', 3)::uuid end`)
      .references(() => files.id),
    isPinned: boolean('is_pinned').notNull(),
    status: text('status').$type<(typeof notificationStatuses)[number]>().notNull(),
    publishedAt: moment('published_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('notifications_published').on(t.publishedAt).where(sql`status = 'published'`),
    check('notifications_status', sql`${t.status} in ('draft','published')`),
    check('notifications_published_at', sql`${t.status} = 'draft' or ${t.publishedAt} is not null`),
  ],
);

/** Notifications that a person has marked as read. */
export const notificationReads = pgTable(
  'notification_reads',
  {
    companyId: companyId(),
    userId: uuid('user_id').notNull(),
    notificationId: uuid('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    readAt: moment('read_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.notificationId] }),
    index('notification_reads_notification').on(t.notificationId),
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [users.companyId, users.id] }).onDelete('cascade'),
  ],
);

/** A question of the house to the admins of all companies. */
export const surveys = pgTable(
  'surveys',
  {
    id: primaryId(),
    name: text('name').notNull(),
    status: text('status').$type<(typeof surveyStatuses)[number]>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [check('surveys_status', sql`${t.status} in ('open','closed')`)],
);

/** One answer of a person. `rating` is null if the survey was closed without one, so that averages leave it out. */
export const surveyAnswers = pgTable(
  'survey_answers',
  {
    id: primaryId(),
    companyId: companyId().references(() => companies.id),
    userId: uuid('user_id').notNull(),
    surveyId: uuid('survey_id')
      .notNull()
      .references(() => surveys.id, { onDelete: 'cascade' }),
    rating: smallint('rating'),
    message: text('message').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('survey_answers_once').on(t.surveyId, t.userId),
    index('survey_answers_created').on(t.createdAt, t.id),
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [users.companyId, users.id] }).onDelete('cascade'),
    check('survey_answers_rating', sql`${t.rating} between 1 and 5`),
  ],
);
