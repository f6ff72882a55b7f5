import { type SQL, sql } from 'drizzle-orm';

/** Joins conditions with AND. */
export const allOf = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` AND `);

/** Escapes LIKE's wildcards, so that the text only matches itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
