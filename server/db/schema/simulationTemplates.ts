import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Difficulty, Premise } from '#contract/messageTemplates/difficulty';
import type { Callout } from '#contract/messageTemplates/message';
import type { LandingKind, SimulationTemplateType } from '#contract/simulation/states';
import { createdAt, fileOf, moment, primaryId, updatedAt } from '../columns.ts';
import { companies } from './companies.ts';

/**
 * Mails that simulations send: of the library (no company) or of one company. What a template says is in its versions; `versionId` is the
 * present one. A deleted template stays for the reports of campaigns that used it.
 */
export const simulationTemplates = pgTable(
  'simulation_templates',
  {
    id: primaryId(),
    companyId: uuid('company_id').references(() => companies.id),
    versionId: uuid('version_id').notNull(),
    /** Own ones are CUSTOM. */
    type: text('type').$type<SimulationTemplateType>().notNull(),
    /** The language of its text: people get templates in their own. */
    language: text('language').notNull(),
    createdBy: uuid('created_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    index('simulation_templates_company').on(t.companyId, t.updatedAt),
    check(
      'simulation_templates_type',
      sql`${t.type} in ('CUSTOM','CORPORATE','CONSUMER') and (${t.type} = 'CUSTOM') = (company_id is not null)`,
    ),
  ],
);

/** One state of a template; never changed once a round uses it, except that a lost picture is removed. */
export const simulationTemplateVersions = pgTable(
  'simulation_template_versions',
  {
    id: primaryId(),
    companyId: uuid('company_id').references(() => companies.id),
    templateId: uuid('template_id')
      .notNull()
      .references(() => simulationTemplates.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    difficulty: smallint('difficulty').$type<Difficulty>(),
    premise: jsonb('premise').$type<Premise>(),
    senderName: text('sender_name').notNull(),
    /** What is before the @ of the sender’s address; a campaign has the domain. */
    senderLocal: text('sender_local').notNull(),
    subject: text('subject').notNull(),
    /** Clean, with exactly one link, whose address is put in when a mail leaves. */
    html: text('html').notNull(),
    /** The same as plain text, with `{{link}}` where its address is put in. */
    text: text('text').notNull(),
    designData: jsonb('design_data').$type<Record<string, unknown>>(),
    callouts: jsonb('callouts').$type<Callout[]>().notNull(),
    landingKind: text('landing_kind').$type<LandingKind>().notNull(),
    /** The version of a partner that it copies, so that the same one is copied once. */
    copiedFrom: uuid('copied_from'),
    thumbnail: text('thumbnail'),
    thumbnailFileId: fileOf('thumbnail_file_id', 'thumbnail'),
    createdAt: createdAt(),
  },
  (t) => [
    index('simulation_template_versions_template').on(t.templateId),
    index('simulation_template_versions_copied').on(t.companyId, t.copiedFrom).where(sql`copied_from is not null`),
    check('simulation_template_versions_difficulty', sql`${t.difficulty} between 1 and 3`),
    check('simulation_template_versions_landing', sql`${t.landingKind} in ('teach','continue')`),
    check('simulation_template_versions_sender', sql`${t.senderLocal} ~ '^[a-z0-9][a-z0-9._-]{0,63}$'`),
  ],
);

/** Texts of the pages to which the link of a mail leads: of the library (no company) or of one company. Plain text only. */
export const simulationLandings = pgTable(
  'simulation_landings',
  {
    id: primaryId(),
    companyId: uuid('company_id').references(() => companies.id),
    name: text('name').notNull(),
    kind: text('kind').$type<LandingKind>().notNull(),
    language: text('language').notNull(),
    /** Landings of the library that are one in several languages. */
    slug: text('slug'),
    title: text('title').notNull(),
    paragraph: text('paragraph').notNull(),
    middleText: text('middle_text'),
    buttonText: text('button_text'),
    isDefault: boolean('is_default').notNull().default(false),
    /** The landing of a partner that it copies, as it was then. */
    copiedFrom: uuid('copied_from'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    index('simulation_landings_company').on(t.companyId, t.updatedAt),
    check(
      'simulation_landings_kind',
      sql`${t.kind} in ('teach','continue') and (${t.kind} = 'continue') = (button_text is not null)`,
    ),
  ],
);
