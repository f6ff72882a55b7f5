import { type SQL, sql } from 'drizzle-orm';
import { companyLimits } from '#contract/company/limits';
import type { FindingName } from '#contract/partners/customerStates';
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
 * `FROM` of the companies below the one in scope, `v`, with the figures of their findings. The views `granted_…` have rows of those that
 * give access at this moment only. Each join gives at most one row, so the planner leaves out those that a query does not name.
 */
export const findingFacts = ({ companyId }: Viewer): SQL => sql`customers v
  LEFT JOIN (SELECT w.customer_id, sum(w.n) AS assigned, sum(w.n) FILTER (WHERE w.status = 'overdue') AS overdue
    FROM granted_work w WHERE w.viewer_id = ${companyId} AND w.campaign_status = 'running' AND w.n > 0 GROUP BY 1) work ON work.customer_id = v.id
  LEFT JOIN (SELECT d.customer_id, min(d.created_at) AS added_at FROM granted_domains d
    WHERE d.viewer_id = ${companyId} AND d.proved_at IS NULL GROUP BY 1) domain ON domain.customer_id = v.id
  LEFT JOIN (SELECT x.customer_id, min(x.expires_at) AS at FROM granted_certificates x WHERE x.viewer_id = ${companyId} GROUP BY 1) certificate
    ON certificate.customer_id = v.id`;

/** Whether the inside of `v` may be seen. */
export const isGranted = ({ companyId }: Viewer): SQL =>
  sql`EXISTS (SELECT 1 FROM granted_customers g WHERE g.viewer_id = ${companyId} AND g.customer_id = v.id)`;

/** Suspended companies need nothing: nobody works there. */
export const isWatched = ({ companyId }: Viewer): SQL => sql`v.ancestor_id = ${companyId} AND v.disabled_at IS NULL`;

interface FindingRule {
  /** When it holds, over `customers v`. */
  holds: SQL;
  /** Its figure, over `findingFacts`: a percentage, or a moment. */
  percent?: SQL;
  at?: SQL;
}

/** The rules, at the moment of the request. */
export const findingRules = (viewer: Viewer): Record<FindingName, FindingRule> => ({
  // A planned training counts as one. A company is not late before it has been there that long, or has anybody to train.
  noTraining: {
    holds: sql`(v.seats > 0 AND v.created_at <= ${inDays(-trainingDays)} AND ${isGranted(viewer)}
      AND NOT EXISTS (SELECT 1 FROM granted_campaigns c
        WHERE c.viewer_id = ${viewer.companyId} AND c.customer_id = v.id AND c.starts_at > ${inDays(-trainingDays)}))`,
    at: sql`(SELECT max(c.starts_at) FROM granted_campaigns c WHERE c.viewer_id = v.ancestor_id AND c.customer_id = v.id)`,
  },
  overdue: {
    holds: sql`v.id IN (SELECT w.customer_id FROM granted_work w
      WHERE w.viewer_id = ${viewer.companyId} AND w.campaign_status = 'running' AND w.n > 0
      GROUP BY 1 HAVING sum(w.n) FILTER (WHERE w.status = 'overdue') * 100 > sum(w.n) * ${sql.raw(String(overduePercent))})`,
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
  domainUnverified: {
    holds: sql`EXISTS (SELECT 1 FROM granted_domains d
      WHERE d.viewer_id = ${viewer.companyId} AND d.customer_id = v.id AND d.proved_at IS NULL)`,
    at: sql`domain.added_at`,
  },
  certificateExpiring: {
    holds: sql`EXISTS (SELECT 1 FROM granted_certificates x
      WHERE x.viewer_id = ${viewer.companyId} AND x.customer_id = v.id AND x.expires_at <= ${inDays(certificateWarningDays)})`,
    at: sql`certificate.at`,
  },
});

/** Condition over `customers v`: one of these findings holds. */
const hasAnyOf = (viewer: Viewer, names: readonly FindingName[]): SQL => {
  const rules = findingRules(viewer);
  return sql`(${sql.join(
    names.map((name) => rules[name].holds),
    sql` OR `,
  )})`;
};

/** Condition over `customers v`, for filters of the list. */
export const withFindings = (viewer: Viewer, names: readonly FindingName[] | undefined): SQL[] =>
  names?.length ? [isWatched(viewer), hasAnyOf(viewer, names)] : [];
