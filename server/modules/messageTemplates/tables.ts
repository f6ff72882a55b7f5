import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Difficulty, Premise } from '#contract/messageTemplates/difficulty';
import type { ErrorCode } from '#contract/errors';
import type { Callout } from '#contract/messageTemplates/message';
import type { Tx } from '../../db/tx.ts';

/** What a version of every area has. */
export interface Version {
  id: string;
  companyId: string | null;
  templateId: string;
  createdAt: Date;
  name: string;
  difficulty: Difficulty | null;
  premise: Premise | null;
  callouts: Callout[];
  thumbnail: string | null;
}
type Key = 'id' | 'companyId' | 'templateId' | 'createdAt';
/** What a template says at a time. */
export type Content<V extends Version> = Omit<V, Key>;

/**
 * The tables in which an area keeps its templates and their versions, and what of the area needs them. In conditions `t` is a template and
 * `v` a version.
 */
export interface TemplateTables<V extends Version> {
  templates: PgTable;
  versions: PgTable;
  /** Over `t`: something of the company that is not over sends it. */
  isInUse: (companyId: string) => SQL;
  /** What a change of one in use is refused with. */
  inUse: ErrorCode;
  /** Over `t`, and over `v`: something that was sent had it. */
  hadTemplate: SQL;
  hadVersion: SQL;
  /** How many a company may have made. */
  most: number;
  readVersion: (tx: Tx, id: string) => Promise<V | undefined>;
  addVersion: (tx: Tx, version: Pick<V, Key> & Content<V>) => Promise<unknown>;
}
type Tables = Pick<TemplateTables<never>, 'templates' | 'versions' | 'isInUse'>;

/** Templates `t` with their present versions `v`. */
export const withVersions = ({ templates, versions }: Pick<Tables, 'templates' | 'versions'>): SQL =>
  sql`${templates} t JOIN ${versions} v ON v.id = t.version_id`;

/** Columns that a template of every area has on its card. */
export const cardColumns = (tables: Tables, companyId: string): SQL =>
  sql`t.id, t.company_id AS "companyId", v.name, v.subject, v.difficulty, NOT ${tables.isInUse(companyId)} AS "isEditable",
    t.created_at AS "createdAt", t.updated_at AS "updatedAt", v.thumbnail`;
