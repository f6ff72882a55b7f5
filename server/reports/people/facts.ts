import { type SQL, sql } from 'drizzle-orm';
import { reportStatuses, statusFigures } from '#contract/reports/reportStatus';
import { isOneOf } from '../../db/where.ts';
import { readIn } from '../storedStatus.ts';
import { assignmentsWhere, hasStatus, inSeveral, kindsIn, withoutSets } from './filters.ts';
import type { Of, ReportedPeople } from './work.ts';

/*
 * What the figures of a report sum up: facts that triggers keep, for the whole company and for each department and group. A filter on
 * departments and groups at once, or on days, needs the assignments themselves.
 */

/** Condition over facts `k`: those of one campaign that count somebody. */
export const factsWhere = ({ work: { kind }, companyId, campaignId }: Of): SQL =>
  sql`k.company_id = ${companyId} AND k.campaign_id = ${campaignId} AND k.n <> 0 AND ${kind ? sql`k.kind = ${kind}` : sql`true`}`;

/**
 * Sums of facts `k` of the sets in the filters, from which people who are in several of them are subtracted again: `single` makes facts of
 * assignments `a`, each counted so many times. Every table of facts of a work with `kind` needs that column.
 */
export function fromFacts(of: Of, filters: ReportedPeople, facts: SQL, single: (from: SQL, times: SQL) => SQL): SQL {
  const [kind] = kindsIn(filters);
  const setIds = kind ? filters[kind] : [of.companyId];
  const counted = sql`${facts} WHERE ${factsWhere(of)} AND ${isOneOf(sql`k.set_id`, { chosen: setIds }, 'uuid')}`;
  if (!kind || setIds.length === 1) return counted;
  const several = sql`(${inSeveral(of.companyId, kind, setIds)}) m JOIN ${of.work.assignments} a ON a.user_id = m.user_id`;
  return sql`${counted} UNION ALL ${single(several, sql`-m.more`)}`;
}

/** People after the filters, in rows (status, n, and the sums of the work) with their report status. */
export function peopleFacts(of: Of, filters: ReportedPeople): SQL {
  const { assignments, facts, sums = {} } = of.work;
  const counted = sql.raw(['n', ...Object.keys(sums)].map((name) => `k.${name}`).join(', '));
  const single = (from: SQL, times: SQL, some = withoutSets(filters)) => {
    const each = Object.entries(sums).map(([name, value]) => sql`, ${times} * ${value} AS ${sql.raw(name)}`);
    return sql`SELECT a.status, ${times} AS n${sql.join(each, sql``)} FROM ${from} WHERE ${assignmentsWhere(of, some)}`;
  };
  const people =
    kindsIn(filters).length > 1 || filters.dateFrom
      ? single(sql`${assignments} a`, sql`1`, filters)
      : fromFacts(of, filters, sql`SELECT k.status, ${counted} FROM ${facts} k`, single);
  return sql`SELECT ${readIn(of.reading, sql`k.status`)} AS status, ${counted} FROM (${people}) k
    WHERE ${hasStatus(of, sql`k.status`, filters.status)}`;
}

/** Number of people in facts `f` by report status, named as in the contract. */
export const byStatus = sql.join(
  reportStatuses.map(
    (status) =>
      sql`coalesce(sum(f.n) FILTER (WHERE f.status = ${sql.raw(`'${status}'`)}), 0)::int AS ${sql.identifier(statusFigures[status])}`,
  ),
  sql`, `,
);

/** The figures of sets from facts `f`, named as in the contract. */
export const setFigures = sql`coalesce(sum(f.n), 0)::int AS learners, ${byStatus},
  round(100.0 * coalesce(sum(f.n) FILTER (WHERE f.status = 'completed'), 0) / greatest(sum(f.n), 1), 2)::float8 AS "completionPercentage"`;
