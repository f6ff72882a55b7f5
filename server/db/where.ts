import { type SQL, sql } from 'drizzle-orm';

/** Joins conditions with AND; true without any. */
export const allOf = (conditions: readonly SQL[]): SQL =>
  conditions.length > 0 ? sql.join([...conditions], sql` AND `) : sql`true`;

/** Escapes LIKE's wildcards, so that the text only matches itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Condition: the text contains the words, in any case; none without words. */
export const contains = (text: SQL, words: string | undefined): SQL[] =>
  words ? [sql`lower(${text}) LIKE ${`%${escapeLike(words.toLowerCase())}%`}`] : [];

/**
 * Values that a column may have; undefined is no condition. The two differ for an empty list: nothing `chosen` is no condition either, but
 * no row has a value `among` none.
 */
export type Values = { chosen: readonly string[] | undefined } | { among: readonly string[] | undefined };

/** Condition: the column has one of the values. */
export function isOneOf(column: SQL, values: Values, type: 'int' | 'text' | 'uuid' = 'text'): SQL {
  const list = 'among' in values ? values.among : values.chosen?.length ? values.chosen : undefined;
  return list ? sql`${column} = ANY(${sql.param([...list])}::${sql.raw(type)}[])` : sql`true`;
}

/** Days such as `2026-11-21`, both included, in UTC. */
export interface Days {
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
}

/** Condition: the moment is in the days; always true without both. */
export const inRange = (moment: SQL, { dateFrom, dateTo }: Days): SQL =>
  dateFrom && dateTo
    ? sql`${moment} >= ${`${dateFrom}T00:00:00Z`}::timestamptz AND ${moment} < ${`${dateTo}T00:00:00Z`}::timestamptz + interval '24 hours'`
    : sql`true`;
