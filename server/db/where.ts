import { type SQL, sql } from 'drizzle-orm';

/** Joins conditions with AND. */
export const allOf = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` AND `);

/** Escapes LIKE's wildcards, so that the text only matches itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Condition: the text contains the words, in any case; none if no words are given. */
export const contains = (text: SQL, words: string | undefined): SQL[] =>
  words ? [sql`lower(${text}) LIKE ${`%${escapeLike(words.toLowerCase())}%`}`] : [];
