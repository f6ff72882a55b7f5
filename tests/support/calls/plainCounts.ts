import { type SQL, sql } from 'drizzle-orm';

/** A query string as names and values. */
export type Query = [string, string][];

/** The report status, written again independently of the product's own table. */
export const standing = `CASE WHEN a.status = 'completed' THEN 'completed' WHEN c.status = 'ended' THEN 'not_completed'
  WHEN c.status = 'suspended' THEN 'paused' ELSE a.status END`;

const isOne = (column: string, values: readonly string[]): SQL =>
  values.length > 0 ? sql`(${sql.raw(column)})::text = ANY(${sql.param([...values])}::text[])` : sql`true`;
const isMember = (table: string, column: string, ids: readonly string[]): SQL =>
  ids.length > 0
    ? sql`EXISTS (SELECT 1 FROM ${sql.raw(table)} m WHERE m.user_id = a.user_id AND m.${sql.raw(column)}::text = ANY(${sql.param([...ids])}::text[]))`
    : sql`true`;
const days: Record<string, string> = {
  assigned: `(a.assigned_at AT TIME ZONE 'UTC')::date`,
  due: `(a.due_at AT TIME ZONE 'UTC')::date`,
  completed: `(a.completed_at AT TIME ZONE 'UTC')::date`,
};

/** The assignments `a` of campaigns `c` that match the filters, as `FROM … WHERE …` over the rows themselves. */
export function chosenWork(companyId: string, query: Query): SQL {
  const of = (name: string) => query.flatMap(([key, value]) => (key === name ? [value.toLowerCase()] : []));
  const [from, to, rangeOf = 'assigned'] = [of('dateFrom')[0], of('dateTo')[0], of('rangeOf')[0]];
  // Whoever names a status or a period asks about campaigns of any status.
  const isNamed = ['campaignStatuses', 'campaignIds', 'statuses', 'dateFrom'].some((name) => of(name).length > 0);
  const states = isNamed ? of('campaignStatuses') : ['running'];
  const inRange = from && to ? sql`${sql.raw(days[rangeOf] ?? '')} BETWEEN ${from}::date AND ${to}::date` : sql`true`;
  return sql`assignments a JOIN campaigns c ON c.id = a.campaign_id WHERE a.company_id = ${companyId}
    AND ${isOne('a.campaign_id', of('campaignIds'))} AND ${isOne('c.status', states)} AND ${isOne(standing, of('statuses'))} AND ${inRange}
    AND ${isMember('user_departments', 'department_id', of('departments'))} AND ${isMember('user_groups', 'group_id', of('groups'))}`;
}

const counted = (figure: string, status: string) => `count(*) FILTER (WHERE ${standing} = '${status}')::int AS "${figure}"`;
/** Every figure, counted from single rows. */
export const plainCounts = sql.raw(
  [
    'count(*)::int AS "assignedUsers"',
    counted('completed', 'completed'),
    counted('inProgress', 'in_progress'),
    counted('notStarted', 'not_started'),
    counted('overdue', 'overdue'),
    counted('notCompleted', 'not_completed'),
    counted('paused', 'paused'),
    `avg(a.score::float8) FILTER (WHERE a.status = 'completed') AS "averageScore"`,
  ].join(', '),
);
