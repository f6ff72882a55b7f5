import { type SQL, sql } from 'drizzle-orm';
import { type FindingName, findingNames } from '#contract/partners/customerStates';
import type { Actor } from '../../../core/actor.ts';
import { oneRow, rows } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { findingFacts, findingRules, isGranted, isWatched } from './conditions.ts';

type Viewer = Pick<Actor, 'companyId'>;
const text = (value: string): SQL => sql.raw(`'${value}'`);

interface FindingCounts {
  customers: number;
  granted: number;
  affected: number;
  counts: Record<FindingName, number>;
}

/** All numbers, in one query. Each rule is asked once for each company, because the same condition in two places is worked out twice. */
export function countFindings(tx: Tx, viewer: Viewer): Promise<FindingCounts> {
  const rules = findingRules(viewer);
  const column = (name: FindingName): SQL => sql.raw(`"${name}"`);
  const holds = findingNames.map((name) => sql`${rules[name].holds} AS ${column(name)}`);
  const counts = findingNames.flatMap((name) => [text(name), sql`count(*) FILTER (WHERE ${column(name)})`]);
  return oneRow(
    tx,
    sql`SELECT count(*)::int AS customers, (count(*) FILTER (WHERE is_granted))::int AS granted,
        (count(*) FILTER (WHERE ${sql.join(findingNames.map(column), sql` OR `)}))::int AS affected,
        jsonb_build_object(${sql.join(counts, sql`, `)}) AS counts
      FROM (SELECT ${isGranted(viewer)} AS is_granted, ${sql.join(holds, sql`, `)} FROM customers v WHERE ${isWatched(viewer)} OFFSET 0) found`,
  );
}

export interface FindingRow {
  id: string;
  name: string;
  parentCompanyName: string;
  email: string;
  finding: FindingName;
  percent: number | null;
  at: Date | null;
}

/** Findings with their customers, a row for each; see `findingColumns`. */
function findingRows(viewer: Viewer, names: readonly FindingName[]): SQL {
  const rules = findingRules(viewer);
  const values = names.map((name, place) => {
    const { holds, percent, at } = rules[name];
    return sql`(${text(name)}, ${sql.raw(String(place))}, ${holds}, ${percent ?? sql`NULL::numeric`}, ${at ? sql`CASE WHEN ${holds} THEN ${at} END` : sql`NULL::timestamptz`})`;
  });
  return sql`SELECT v.id, v.name, v.sort_name, coalesce(v.parent_name, '') AS "parentCompanyName", coalesce(v.owner_email, '') AS email,
      f.name AS finding, f.place, f.percent::float AS percent, f.at
    FROM ${findingFacts(viewer)} CROSS JOIN LATERAL (VALUES ${sql.join(values, sql`, `)}) f (name, place, holds, percent, at)
    WHERE ${isWatched(viewer)} AND f.holds`;
}

/** The first findings, customer by customer. */
export const findFindings = (tx: Tx, viewer: Viewer, names: readonly FindingName[], limit: number): Promise<FindingRow[]> =>
  rows(tx, sql`${findingRows(viewer, names)} ORDER BY v.sort_name, v.id, f.place LIMIT ${limit}`);

/** Findings after `after`, by the ids of their customers, for files. */
export function nextFindings(
  tx: Tx,
  viewer: Viewer,
  names: readonly FindingName[],
  after: FindingRow | undefined,
  limit: number,
): Promise<FindingRow[]> {
  const rest = after ? sql`AND (v.id, f.name) > (${after.id}::uuid, ${after.finding}::text)` : sql``;
  return rows(tx, sql`${findingRows(viewer, names)} ${rest} ORDER BY v.id, f.name LIMIT ${limit}`);
}
