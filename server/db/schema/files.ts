import { foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { FileKind } from '#contract/kit/fileTypes';
import { bytea, createdAt, moment, primaryId } from '../columns.ts';
import { companies } from './companies.ts';

/** An uploaded file. `type` is detected from its content; `unusedSince` is null while a course uses it. */
export const files = pgTable(
  'files',
  {
    id: primaryId(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    kind: text('kind').$type<FileKind>().notNull(),
    type: text('type').notNull(),
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    createdBy: uuid('created_by'),
    createdAt: createdAt(),
    unusedSince: moment('unused_since'),
  },
  (t) => [unique('files_company_id').on(t.companyId, t.id), index('files_unused').on(t.unusedSince)],
);

/** Content of a file in pieces of `pieceBytes`; the last one is shorter. */
export const filePieces = pgTable(
  'file_pieces',
  {
    companyId: uuid('company_id').notNull(),
    fileId: uuid('file_id').notNull(),
    position: integer('position').notNull(),
    content: bytea('content').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.fileId, t.position] }),
    foreignKey({ columns: [t.companyId, t.fileId], foreignColumns: [files.companyId, files.id] }).onDelete('cascade'),
  ],
);

/** Secrets that all nodes sign with. The role of requests cannot read them. */
export const signingKeys = pgTable('signing_keys', { name: text('name').primaryKey(), key: bytea('key').notNull() });
