import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** The running nodes, each with a fingerprint of every setting that must be the same on all. The role of requests cannot read them. */
export const nodes = pgTable('nodes', {
  id: uuid('id').primaryKey(),
  /** Machine and process, as an operator knows them. */
  name: text('name').notNull(),
  settings: jsonb('settings').$type<Record<string, string>>().notNull(),
  /** By the clock of the database. */
  seenAt: moment('seen_at').notNull(),
});
