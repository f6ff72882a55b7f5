import { type SQL, sql } from 'drizzle-orm';
import { type CulturePart, culturePartNames, cultureParts } from '#contract/dashboard/cultureScore';

const pointsOf = (part: CulturePart, value: SQL): SQL => {
  const { points, best } = cultureParts[part];
  return sql`${points}::float8 * least(${best}::float8, greatest(0::float8, coalesce(${value}, 0))) / ${best}::float8`;
};

/** `cultureScore` of the contract as SQL, for tables that are sorted by it: the same steps on the same numbers, with one rounding at the end. */
export function scoreSql(values: Readonly<Record<CulturePart, SQL>>): SQL {
  const isMissing = culturePartNames.map((part) => sql`${values[part]} IS NULL`);
  const points = culturePartNames.map((part) => pointsOf(part, values[part]));
  return sql`CASE WHEN NOT (${sql.join(isMissing, sql` AND `)}) THEN round(round((${sql.join(points, sql` + `)})::numeric, 6))::int END`;
}
