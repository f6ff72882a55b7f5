import { type SQL, sql } from 'drizzle-orm';

/** Conditions that all have to hold. */
export const allOf = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` AND `);
