import { type SQL, sql } from 'drizzle-orm';
import { companyLimits } from '#contract/company/limits';
import { type FindingName, findingNames } from '#contract/partners/customerStates';
import { partnerLimits } from '#contract/partners/limits';
import { now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';

type Viewer = Pick<Actor, 'companyId'>;
const { trainingDays, overduePercent, trialDays, licencePercent } = partnerLimits.findings;
const { certificateWarningDays } = companyLimits.sso;

const dayMs = 86_400_000;
/** So many days from the moment of the request. A value, because a function would be asked for each row. */
const inDays = (days: number): SQL => sql`${new Date(now().getTime() + days * dayMs)}::timestamptz`;

/**
 * `FROM` of the companies below the one in scope, `v`, with what is known of their inside. The views `granted_…` have rows of those that
 * give access at this moment only. Each join gives at most one row, so the planner leaves out those that a query does not name.
 */
export const findingFacts = ({ companyId }: Viewer): SQL => sql`customers v
  LEFT JOIN granted_customers g ON g.viewer_id = ${companyId} AND g.customer_id = v.id
  LEFT JOIN (SELECT w.customer_id, sum(w.n) AS assigned, sum(w.n) FILTER (WHERE w.status = 'overdue') AS overdue,
      bool_or(w.starts_at > ${inDays(-trainingDays)}) AS is_recent
    FROM granted_work w WHERE w.viewer_id = ${companyId} AND (w.campaign_status <> 'ended' OR w.starts_at > ${inDays(-trainingDays)})
    GROUP BY 1) work ON work.customer_id = v.id
  LEFT JOIN (SELECT d.customer_id, min(d.created_at) AS added_at FROM granted_domains d
    WHERE d.viewer_id = ${companyId} AND d.proved_at IS NULL GROUP BY 1) domain ON domain.customer_id = v.id
  LEFT JOIN (SELECT x.customer_id, min(x.expires_at) AS at FROM granted_certificates x WHERE x.viewer_id = ${companyId} GROUP BY 1) certificate
    ON certificate.customer_id = v.id`;

/** Suspended companies need nothing: nobody works there. */
export const isWatched = ({ companyId }: Viewer): SQL => sql`v.ancestor_id = ${companyId} AND v.disabled_at IS NULL`;

interface FindingRule {
  /** When it holds, over `findingFacts`. */
  holds: SQL;
  /** Its figure: a percentage, or a moment. */
  percent?: SQL;
  at?: SQL;
}

/** The rules, at the moment of the request. */
export const findingRules = (): Record<FindingName, FindingRule> => ({
  // A planned training counts as one. A company is not late before it has been there that long, or has anybody to train.
  noTraining: {
    holds: sql`(g.customer_id IS NOT NULL AND v.seats > 0 AND v.created_at <= ${inDays(-trainingDays)}
      AND work.is_recent IS NOT TRUE)`,
    at: sql`(SELECT max(w.starts_at) FROM granted_work w WHERE w.viewer_id = v.ancestor_id AND w.customer_id = v.id)`,
  },
  overdue: {
    holds: sql`coalesce(work.overdue * 100 > work.assigned * ${sql.raw(String(overduePercent))}, false)`,
    percent: sql`work.overdue * 100.0 / nullif(work.assigned, 0)`,
  },
  trialEnding: {
    holds: sql`(v.state = 'trialing' AND v.trial_ends_at > ${inDays(0)} AND v.trial_ends_at <= ${inDays(trialDays)})`,
    at: sql`v.trial_ends_at`,
  },
  licencesFull: {
    holds: sql`(v.is_boosted AND v.licences > 0 AND v.seats * 100 > v.licences * ${sql.raw(String(licencePercent))})`,
    percent: sql`v.seats * 100.0 / nullif(v.licences, 0)`,
  },
  neverSignedIn: { holds: sql`(NOT v.is_registered AND v.owner_email IS NOT NULL)`, at: sql`v.created_at` },
  domainUnverified: { holds: sql`(domain.added_at IS NOT NULL)`, at: sql`domain.added_at` },
  certificateExpiring: {
    holds: sql`coalesce(certificate.at <= ${inDays(certificateWarningDays)}, false)`,
    at: sql`certificate.at`,
  },
});

/** Condition over `findingFacts`: one of these findings holds. */
export const hasAnyOf = (names: readonly FindingName[] = findingNames, rules = findingRules()): SQL =>
  sql`(${sql.join(
    names.map((name) => rules[name].holds),
    sql` OR `,
  )})`;

/** Findings that follow from `customers v` alone. */
const commercial: readonly FindingName[] = ['trialEnding', 'licencesFull', 'neverSignedIn'];

/** Condition over `customers v`, for filters of the list. */
export function withFindings(viewer: Viewer, names: readonly FindingName[] | undefined): SQL[] {
  if (!names?.length) return [];
  if (names.every((name) => commercial.includes(name))) return [sql`v.disabled_at IS NULL`, hasAnyOf(names)];
  return [sql`v.id IN (SELECT v.id FROM ${findingFacts(viewer)} WHERE ${isWatched(viewer)} AND ${hasAnyOf(names)})`];
}
