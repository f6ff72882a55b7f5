import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { setOrderFields, setRow } from '#contract/reports/campaignTabs';
import { memberships, type SetKind } from '../../db/memberships.ts';
import { oneRow, rows } from '../../db/rows.ts';
import { containsWords } from '../../db/searchText.ts';
import type { Tx } from '../../db/tx.ts';
import { isOneOf } from '../../db/where.ts';
import { type Page, sortKey } from '../pages.ts';
import { readIn } from '../storedStatus.ts';
import { factsWhere, setFigures } from './facts.ts';
import { assignmentsWhere, hasStatus, kindsIn } from './filters.ts';
import type { Of, PeopleFilters } from './work.ts';

type SetRow = z.output<typeof setRow>;
export type SetOrder = (typeof setOrderFields)[number];

/** Facts with `set_id`: the kept ones, unless a filter on the other kind or on days restricts the people. */
function setFacts(of: Of, kind: SetKind, filters: PeopleFilters): SQL {
  const { work, companyId, reading } = of;
  const others = { ...filters, [kind]: [] };
  if (kindsIn(others).length === 0 && !filters.dateFrom)
    return sql`SELECT k.set_id, ${readIn(reading, sql`k.status`)} AS status, k.n FROM ${work.facts} k
      WHERE ${factsWhere(of)} AND ${hasStatus(of, sql`k.status`, filters.status)}`;
  const { members, setId } = memberships[kind];
  return sql`SELECT m.${setId} AS set_id, ${readIn(reading, sql`a.status`)} AS status, count(*)::int AS n
    FROM (SELECT a.user_id, a.status FROM ${work.assignments} a WHERE ${assignmentsWhere(of, others)} OFFSET 0) a
    JOIN ${members} m ON m.company_id = ${companyId} AND m.user_id = a.user_id GROUP BY 1, 2`;
}

/** A filter on departments or groups lists only these; a person in two of them counts in both. */
function figures(of: Of, kind: SetKind, filters: PeopleFilters): SQL {
  const { sets } = memberships[kind];
  return sql`SELECT s.id, s.name, ${setFigures} FROM ${sets} s JOIN (${setFacts(of, kind, filters)}) f ON f.set_id = s.id
    WHERE s.company_id = ${of.companyId} AND ${isOneOf(sql`s.id`, { chosen: filters[kind] }, 'uuid')}
      AND ${containsWords(sql`lower(s.name)`, filters.searchText)} GROUP BY s.id, s.name`;
}

/** One page of the departments or groups of a campaign, and their number: with the page, because the sums would be taken twice. */
export async function findSets(
  tx: Tx,
  of: Of,
  kind: SetKind,
  filters: PeopleFilters,
  { orderBy, order, offset, limit }: Page<SetOrder>,
) {
  const by = sql`${sortKey(orderBy, ['name'])} ${sql.raw(order)}, lower(name), id`;
  const found = await rows<SetRow & { of: number }>(
    tx,
    sql`SELECT f.*, count(*) OVER ()::int AS of FROM (${figures(of, kind, filters)}) f ORDER BY ${by} LIMIT ${limit} OFFSET ${offset}`,
  );
  const items = found.map(({ of: _, ...row }) => row);
  if (found[0] || offset === 0) return { items, totalCount: found[0]?.of ?? 0 };
  const { n } = await oneRow<{ n: number }>(tx, sql`SELECT count(*)::int AS n FROM (${figures(of, kind, filters)}) f`);
  return { items, totalCount: n };
}

/** Departments or groups that the people of a campaign are in, by name: the values of a filter. */
export function findSetOptions(tx: Tx, of: Of, kind: SetKind) {
  const { sets } = memberships[kind];
  return rows<{ id: string; name: string }>(
    tx,
    sql`SELECT s.id, s.name FROM ${sets} s WHERE s.company_id = ${of.companyId}
      AND EXISTS (SELECT 1 FROM ${of.work.facts} k WHERE ${factsWhere(of)} AND k.set_id = s.id AND k.n > 0) ORDER BY lower(s.name), s.id`,
  );
}
