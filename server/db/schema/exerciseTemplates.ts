import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Premise } from '#contract/messageTemplates/difficulty';
import type { Answer } from '#contract/exercise/templates';
import type { Difficulty } from '#contract/messageTemplates/difficulty';
import type { Callout, LayoutType } from '#contract/messageTemplates/message';
import { createdAt, fileOf, moment, primaryId, updatedAt } from '../columns.ts';
import { companies } from './companies.ts';

/**
 * Messages that learners judge: of the library (no company) or of one company. What a template says is in its versions;
 * `versionId` is the present one. A deleted template stays for the reports of campaigns that used it.
 */
export const exerciseTemplates = pgTable(
  'exercise_templates',
  {
    id: primaryId(),
    companyId: uuid('company_id').references(() => companies.id),
    versionId: uuid('version_id').notNull(),
    /** Of the library: whom it is offered to. Null in a company. */
    language: text('language'),
    createdBy: uuid('created_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [index('exercise_templates_company').on(t.companyId, t.updatedAt)],
);

/** One state of a template; never changed once a campaign uses it, except that a lost picture is removed. */
export const exerciseTemplateVersions = pgTable(
  'exercise_template_versions',
  {
    id: primaryId(),
    companyId: uuid('company_id').references(() => companies.id),
    templateId: uuid('template_id')
      .notNull()
      .references(() => exerciseTemplates.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    subject: text('subject').notNull(),
    difficulty: smallint('difficulty').$type<Difficulty>(),
    premise: jsonb('premise').$type<Premise>(),
    layoutType: text('layout_type').$type<LayoutType>().notNull(),
    legend: text('legend').notNull(),
    html: text('html').notNull(),
    designData: jsonb('design_data').$type<Record<string, unknown>>(),
    fromEmail: text('from_email'),
    fromName: text('from_name'),
    fromPhone: text('from_phone'),
    thumbnail: text('thumbnail'),
    thumbnailFileId: fileOf('thumbnail_file_id', 'thumbnail'),
    answers: jsonb('answers').$type<Answer[]>().notNull(),
    callouts: jsonb('callouts').$type<Callout[]>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('exercise_template_versions_template').on(t.templateId),
    check('exercise_template_versions_layout', sql`${t.layoutType} in ('EMAIL','SMS')`),
    check('exercise_template_versions_difficulty', sql`${t.difficulty} between 1 and 3`),
  ],
);

/** Packs of the library. */
export const exercisePacks = pgTable(
  'exercise_packs',
  {
    id: primaryId(),
    companyId: uuid('company_id').references(() => companies.id),
    name: text('name').notNull(),
    language: text('language').notNull(),
    difficulty: smallint('difficulty').$type<Difficulty>().notNull(),
    position: integer('position').notNull(),
    thumbnail: text('thumbnail'),
    templateIds: uuid('template_ids').array().notNull(),
    createdAt: createdAt(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [check('exercise_packs_difficulty', sql`${t.difficulty} between 1 and 3`)],
);
