import { type SQL, sql } from 'drizzle-orm';
import { oneRow } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { Env } from '../../env.ts';
import { assignmentsWhere } from './filters.ts';
import type { Of, ReportedPeople } from './work.ts';

/**
 * How many people of assignments `a` came with the personal link of a mail about them, or began them. Nothing where another app takes its
 * people: their links lead past this server.
 */
export async function readOpened(tx: Tx, env: Env, { from, where }: { from: SQL; where: SQL }): Promise<{ opened?: number }> {
  if (env.links.learnerApp) return {};
  return oneRow<{ opened: number }>(
    tx,
    sql`SELECT count(*)::int AS opened FROM ${from} WHERE ${where} AND a.opened_at IS NOT NULL`,
  );
}

/** The people of one campaign after the filters, for `readOpened`. */
export const openedOf = (of: Of, filters: ReportedPeople) => ({
  from: sql`${of.work.assignments} a`,
  where: assignmentsWhere(of, filters),
});
