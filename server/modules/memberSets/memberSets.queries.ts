import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { listLimits } from '#contract/kit/limits';
import type { memberSet, memberSetOrderFields } from '#contract/people/memberSets';
import { Refusal } from '../../core/refusal.ts';
import { memberships, type SetKind } from '../../db/memberships.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { allOf, contains } from '../../db/where.ts';
import { readPage } from '../../db/page.ts';

export type MemberSetOut = z.output<typeof memberSet>;

interface SetsQuery {
  order?: 'ASC' | 'DESC' | undefined;
  orderBy?: (typeof memberSetOrderFields)[number] | undefined;
  pageNumber?: number | undefined;
  pageSize?: number | undefined;
  search?: string | undefined;
}

const orders = { name: sql`lower(s.name)`, usersCount: sql`c."usersCount"`, created_at: sql`s.created_at` } as const;

const columns = sql`s.id, s.name, s.created_at AS "createdAt", c."usersCount", c."disabledCount"`;

/** Departments or groups with counts of enabled and disabled members. */
const counted = (kind: SetKind): SQL => sql`${memberships[kind].sets} s CROSS JOIN LATERAL (
    SELECT coalesce(sum(n) FILTER (WHERE NOT disabled), 0)::int AS "usersCount", coalesce(sum(n) FILTER (WHERE disabled), 0)::int AS "disabledCount"
    FROM member_counts WHERE company_id = s.company_id AND set_id = s.id) c`;

/** One page of departments or groups; without page and size all of them, up to listLimits.maxLookupSize. */
export async function findSets(tx: Tx, companyId: string, kind: SetKind, query: SetsQuery) {
  const { order = 'ASC', orderBy = 'name', pageNumber = 1, search } = query;
  const isPaged = query.pageNumber !== undefined || query.pageSize !== undefined;
  const limit = isPaged ? (query.pageSize ?? listLimits.defaultPageSize) : listLimits.maxLookupSize;
  const where = allOf([sql`s.company_id = ${companyId}`, ...contains(sql`s.name`, search)]);
  const { items, totalCount } = await readPage<MemberSetOut>(tx, {
    columns,
    from: counted(kind),
    where,
    by: orders[orderBy],
    id: sql`s.id`,
    page: { order, limit, offset: (pageNumber - 1) * limit },
    counted: sql`${memberships[kind].sets} s WHERE ${where}`,
  });
  return { data: items, totalCount };
}

/** One department or group of the company in scope. Refuses with not_found. */
export async function findSet(tx: Tx, companyId: string, kind: SetKind, id: string): Promise<MemberSetOut> {
  const [set] = await rows<MemberSetOut>(
    tx,
    sql`SELECT ${columns} FROM ${counted(kind)} WHERE s.company_id = ${companyId} AND s.id = ${id}`,
  );
  if (!set) throw new Refusal('not_found');
  return set;
}
