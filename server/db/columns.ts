import { sql } from 'drizzle-orm';
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Columns that many tables share. Times are timestamptz and are read as Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const primaryId = () => uuid('id').primaryKey().defaultRandom();
export const companyId = () => uuid('company_id').notNull();
export const createdAt = () => moment('created_at').notNull();
export const updatedAt = () => moment('updated_at').notNull();

/** Generated column: the file id in a path `uploads/<company>/<file>`; null for files of the library. */
export const fileOf = (name: string, path: string) =>
  uuid(name).generatedAlwaysAs(sql.raw(`CASE WHEN ${path} LIKE 'uploads/%' THEN split_part(${path}, '/', 3)::uuid END`));
