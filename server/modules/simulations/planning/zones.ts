import { type SQL, sql } from 'drizzle-orm';
import { namesOfDatabase } from '../../../db/timeZones.ts';
import type { Tx } from '../../../db/tx.ts';

/**
 * The time zone of a person `u`, as an expression: their own, else that of the campaign. One that the database does not know would fail
 * the statement for everybody, so it counts as none. `known` is what `zonesOf` returns.
 */
export const zoneOf = (known: readonly string[], zone: SQL): SQL =>
  sql`CASE WHEN u.time_zone = ANY(${sql.param([...known])}::text[]) THEN u.time_zone ELSE ${zone} END`;

/** The time zones that statements may use. */
export const zonesOf = async (tx: Tx): Promise<string[]> => [...(await namesOfDatabase(tx))];
