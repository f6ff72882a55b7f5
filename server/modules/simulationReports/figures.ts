import { type Name, type SQL, sql } from 'drizzle-orm';
import { simulationLimits } from '#contract/simulation/limits';
import type { FilterQuery } from './filters.ts';

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
export type FigureName = (typeof names)[number];

const each = (write: (name: Name) => SQL): SQL =>
  sql.join(
    names.map((name) => write(sql.identifier(name))),
    sql`, `,
  );

/** The figures of rows `k` of one of these tables. */
export const keptFigures = each((name) => sql`k.${name}`);
/** Their sums. */
export const sums = each((name) => sql`coalesce(sum(k.${name}), 0)::int AS ${name}`);
/** The bit of `facts` that says a figure of a message. */
export const bits = { opened_raw: 1, opened: 2, clicked_raw: 4, clicked: 8, phished_raw: 16, phished: 32, reported: 64 } as const;

/** The figures of one message `a` that was sent. */
export const messageFigure = (name: FigureName): SQL => {
  if (name === 'sent') return sql`1`;
  return name === 'to_review' ? sql`a.unknown_n` : sql`(a.facts & ${sql.raw(String(bits[name]))} <> 0)::int`;
};
export const messageFigures = sql.join(
  names.map((name) => sql`${messageFigure(name)} AS ${sql.identifier(name)}`),
  sql`, `,
);
/** The same of `n` messages `a` with the same facts, which have `unknown_n` to review: counting messages by facts takes less than adding up each figure. */
export const alikeFigures = sql.join(
  names.map(
    (name) => sql`${name === 'to_review' ? sql`a.unknown_n` : sql`a.n * ${messageFigure(name)}`} AS ${sql.identifier(name)}`,
  ),
  sql`, `,
);

/** The sums `f` as the contract has them, clean or raw as the query says. Rates are empty where `isHidden`. */
export function shownFigures({ figures }: Pick<FilterQuery, 'figures'>, isHidden: SQL = sql`false`): SQL {
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
