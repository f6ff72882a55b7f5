import { type SQL, sql } from 'drizzle-orm';
import { type FindingName, findingNames } from '#contract/partners/customerStates';
import type { Actor } from '../../../core/actor.ts';
import { oneRow, rows } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { findingRules } from './conditions.ts';

type Viewer = Pick<Actor, 'companyId'>;
const text = (value: string): SQL => sql.raw(`'${value}'`);

interface FindingCounts {
  customers: number;
  granted: number;
  affected: number;
  counts: Record<FindingName, number>;
}

/** All numbers of the customers that are not suspended, in one pass. */
export function countFindings(tx: Tx, { companyId }: Viewer): Promise<FindingCounts> {
  const rules = findingRules();
  const holds = findingNames.map((name) => rules[name].holds);
  const counts = findingNames.flatMap((name) => [text(name), sql`count(*) FILTER (WHERE ${rules[name].holds})`]);
  return oneRow(
    tx,
    sql`SELECT count(*)::int AS customers, (count(*) FILTER (WHERE f.is_granted))::int AS granted,
        (count(*) FILTER (WHERE ${sql.join(holds, sql` OR `)}))::int AS affected,
        jsonb_build_object(${sql.join(counts, sql`, `)}) AS counts
      FROM finding_numbers f WHERE f.viewer_id = ${companyId}`,
  );
}

/** The number of customers with one of these findings, in one pass: much cheaper than a query of the list for each. */
export async function countAffected(tx: Tx, { companyId }: Viewer, names: readonly FindingName[]): Promise<number> {
  const rules = findingRules();
  const holds = sql.join(
    names.map((name) => rules[name].holds),
    sql` OR `,
  );
  const query = sql`SELECT count(*)::int AS n FROM finding_numbers f WHERE f.viewer_id = ${companyId} AND (${holds})`;
  return (await oneRow<{ n: number }>(tx, query)).n;
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
function findingRows({ companyId }: Viewer, names: readonly FindingName[]): SQL {
  const rules = findingRules();
  const values = names.map((name, place) => {
    const { holds, percent, at } = rules[name];
    return sql`(${text(name)}, ${sql.raw(String(place))}, ${holds}, ${percent ?? sql`NULL::float`}, ${at ?? sql`NULL::timestamptz`})`;
  });
  return sql`SELECT v.id, v.name, v.sort_name, coalesce(v.parent_name, '') AS "parentCompanyName", coalesce(v.owner_email, '') AS email,
      found.name AS finding, found.place, found.percent, found.at
    FROM customers v JOIN customer_findings f ON f.customer_id = v.id AND f.viewer_id = ${companyId}
      CROSS JOIN LATERAL (VALUES ${sql.join(values, sql`, `)}) found (name, place, holds, percent, at)
    WHERE v.ancestor_id = ${companyId} AND found.holds`;
}

/** The first findings, customer by customer. */
export const findFindings = (tx: Tx, viewer: Viewer, names: readonly FindingName[], limit: number): Promise<FindingRow[]> =>
  rows(tx, sql`${findingRows(viewer, names)} ORDER BY v.sort_name, v.id, found.place LIMIT ${limit}`);

/** The first findings of each kind, by the names of their customers. */
export const findEachFirst = (tx: Tx, viewer: Viewer, names: readonly FindingName[], each: number): Promise<FindingRow[]> =>
  rows(
    tx,
    sql`SELECT * FROM (SELECT r.*, row_number() OVER (PARTITION BY r.finding ORDER BY r.sort_name, r.id) AS n
        FROM (${findingRows(viewer, names)}) r) numbered WHERE n <= ${each} ORDER BY place, n`,
  );

/** Findings after `after`, by the ids of their customers, for files. */
export function nextFindings(
  tx: Tx,
  viewer: Viewer,
  names: readonly FindingName[],
  after: FindingRow | undefined,
  limit: number,
): Promise<FindingRow[]> {
  const rest = after ? sql`AND v.id >= ${after.id} AND (v.id, found.name) > (${after.id}::uuid, ${after.finding}::text)` : sql``;
  return rows(tx, sql`${findingRows(viewer, names)} ${rest} ORDER BY v.id, found.name LIMIT ${limit}`);
}
