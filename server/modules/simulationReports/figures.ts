import { type Name, type SQL, sql } from 'drizzle-orm';
import { simulationLimits } from '#contract/simulation/limits';
import type { Filters } from './filters.ts';

/** The figures of reports, as columns of the tables that triggers keep. */
const names = [
  'sent',
  'opened',
  'opened_raw',
  'clicked',
  'clicked_raw',
  'phished',
  'phished_raw',
  'reported',
  'to_review',
] as const;
const each = (write: (name: Name) => SQL): SQL =>
  sql.join(
    names.map((name) => write(sql.identifier(name))),
    sql`, `,
  );

/** The figures of rows `k` of one of these tables. */
export const keptFigures = each((name) => sql`k.${name}`);
/** Their sums. */
export const sums = each((name) => sql`coalesce(sum(k.${name}), 0)::int AS ${name}`);
/** The same of one message `a` that was sent. */
export const messageFigures = sql`1 AS sent, (a.facts >> 1) & 1 AS opened, a.facts & 1 AS opened_raw, (a.facts >> 3) & 1 AS clicked,
  (a.facts >> 2) & 1 AS clicked_raw, (a.facts >> 5) & 1 AS phished, (a.facts >> 4) & 1 AS phished_raw, (a.facts >> 6) & 1 AS reported,
  a.unknown_n AS to_review`;

/** The sums `f` as the contract has them, clean or raw as the query says. Rates are empty where `isHidden`. */
export function shownFigures({ figures }: Pick<Filters, 'figures'>, isHidden: SQL = sql`false`): SQL {
  const chosen = (name: string) => sql.identifier(figures === 'raw' ? `${name}_raw` : name);
  const rate = (name: SQL) => sql`CASE WHEN NOT (${isHidden}) THEN round(100.0 * ${name} / nullif(f.sent, 0), 2)::float8 END`;
  const events = (['opened', 'clicked', 'phished'] as const).map((name) => {
    const value = sql`f.${chosen(name)}`;
    return sql`${value} AS ${sql.identifier(name)}, ${rate(value)} AS ${sql.identifier(`${name}Rate`)},
      f.${sql.identifier(name)} AS ${sql.identifier(`${name}Clean`)}, f.${sql.identifier(`${name}_raw`)} AS ${sql.identifier(`${name}Raw`)}`;
  });
  return sql`f.sent, ${sql.join(events, sql`, `)}, f.reported, ${rate(sql`f.reported`)} AS "reportedRate", f.to_review AS "toReview"`;
}

/** Condition over a number of people: so few that rates would tell what single ones did. */
export const areFew = (people: SQL): SQL => sql`${people} < ${simulationLimits.fewestPeople}::int`;
