import { sql } from 'drizzle-orm';
import { memberships } from '../../db/memberships.ts';
import { oneRow } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { isOneOf } from '../../db/where.ts';
import type { FilterQuery } from './filters.ts';

/**
 * Whether the counters of the filtered departments or groups can be added up, because nobody is in two of them: reading members takes a tenth of
 * what their messages do.
 */
export async function areApart(tx: Tx, companyId: string, { departments, groups }: FilterQuery): Promise<boolean> {
  if (departments.length + groups.length < 2) return true;
  if (departments.length > 0 && groups.length > 0) return false;
  const { members, setId } = memberships[departments.length > 0 ? 'departments' : 'groups'];
  const { isApart } = await oneRow<{ isApart: boolean }>(
    tx,
    sql`SELECT count(*) = count(DISTINCT m.user_id) AS "isApart" FROM ${members} m
      WHERE m.company_id = ${companyId} AND ${isOneOf(sql`m.${setId}`, { among: [...departments, ...groups] }, 'uuid')}`,
  );
  return isApart;
}
