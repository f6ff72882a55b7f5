import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { exerciseSetOrderFields, listExerciseDepartments } from '#contract/exercise/reports';
import { memberships, type SetKind } from '../../db/memberships.ts';
import { oneRow, rows } from '../../db/rows.ts';
import { containsWords } from '../../db/searchText.ts';
import type { Tx } from '../../db/tx.ts';
import { type Page, sortKey } from '../../reports/pages.ts';
import { assignmentsWhere, setFigures } from './facts.ts';
import type { PeopleFilters } from './people.ts';

type SetRow = z.output<typeof listExerciseDepartments.reply>['data']['items'][number];
export type SetsPage = Page<(typeof exerciseSetOrderFields)[number]>;

/** A filter on departments or groups lists only these; a person in two of them counts in both. */
function figures(companyId: string, campaignId: string, kind: SetKind, { searchText, ...filters }: PeopleFilters) {
  const { sets, members, setId } = memberships[kind];
  const chosen = filters[kind];
  const only = chosen.length > 0 ? sql`s.id = ANY(${sql.param([...chosen])}::uuid[])` : sql`true`;
  return sql`SELECT s.id, s.name, ${setFigures}
    FROM exercise_assignments a JOIN ${members} m ON m.company_id = a.company_id AND m.user_id = a.user_id JOIN ${sets} s ON s.id = m.${setId}
    WHERE ${assignmentsWhere(companyId, campaignId, filters)} AND ${only} AND ${containsWords(sql`lower(s.name)`, searchText)}
    GROUP BY s.id, s.name`;
}

/** One page of the departments or groups of a campaign, and their number. */
export async function findSets(
  tx: Tx,
  companyId: string,
  campaignId: string,
  kind: SetKind,
  filters: PeopleFilters,
  { orderBy, order, offset, limit }: SetsPage,
) {
  const by = sql.raw(`${sortKey(orderBy, ['name'])} ${order}, lower(name), id`);
  const found = await rows<SetRow & { of: number }>(
    tx,
    sql`SELECT f.*, count(*) OVER ()::int AS of FROM (${figures(companyId, campaignId, kind, filters)}) f
      ORDER BY ${by} LIMIT ${limit} OFFSET ${offset}`,
  );
  const items = found.map(({ of: _, ...row }) => row);
  if (found[0] || offset === 0) return { items, totalCount: found[0]?.of ?? 0 };
  const { n } = await oneRow<{ n: number }>(
    tx,
    sql`SELECT count(*)::int AS n FROM (${figures(companyId, campaignId, kind, filters)}) f`,
  );
  return { items, totalCount: n };
}

/** Departments or groups that the people of a campaign are in, by name: the values of a filter. */
export function findSetOptions(tx: Tx, companyId: string, campaignId: string, kind: SetKind) {
  const { sets, members, setId } = memberships[kind];
  return rows<{ id: string; name: string }>(
    tx,
    sql`SELECT s.id, s.name FROM ${sets} s WHERE s.company_id = ${companyId} AND EXISTS (SELECT 1 FROM ${members} m
        JOIN exercise_assignments a ON a.campaign_id = ${campaignId} AND a.user_id = m.user_id
        WHERE m.company_id = s.company_id AND m.${setId} = s.id) ORDER BY lower(s.name), s.id`,
  );
}
