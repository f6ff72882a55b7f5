import { type SQL, sql } from 'drizzle-orm';
import { companyLimits } from '#contract/company/limits';
import type { FindingName } from '#contract/partners/customerStates';
import { partnerLimits } from '#contract/partners/limits';
import { dayMs } from '#contract/kit/durations';
import { now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';

type Viewer = Pick<Actor, 'companyId'>;
const { trainingDays, overduePercent, trialDays, licencePercent, licenceDays } = partnerLimits.findings;
const { certificateWarningDays } = companyLimits.sso;

/** The moment `days` from that of the request. A parameter, because a function would be evaluated for each row. */
const inDays = (days: number): SQL => sql`${new Date(now().getTime() + days * dayMs)}::timestamptz`;
const percent = (limit: number): SQL => sql.raw(String(limit));

interface FindingRule {
  /** Inside the company: known only while it gives access. */
  isInside: boolean;
  /** When it holds, over `f`: `customer_findings`, or `granted_findings` if it is inside. */
  holds: SQL;
  /** Its figure, over `customer_findings f` and `customers v`: a percentage, or a moment. */
  percent?: SQL;
  at?: SQL;
  /** What follows from it, over `customers v`: spares a list in this order the companies before the first. */
  implies?: SQL;
}

/** The rules, at the moment of the request. Each compares one stored fact (`finding_facts`) with a limit, so that an index finds the few. */
export const findingRules = (): Record<FindingName, FindingRule> => ({
  licencesEnded: {
    isInside: false,
    holds: sql`f.licences_ended_at IS NOT NULL`,
    at: sql`f.licences_ended_at`,
    implies: sql`v.status = 'licencesEnded'`,
  },
  // Ended licences are recorded within a minute; until then they count as about to end.
  licencesEnding: { isInside: false, holds: sql`f.licences_end_at <= ${inDays(licenceDays)}`, at: sql`f.licences_end_at` },
  // A scheduled training counts too. A company counts only if it is older than the limit and has people to train.
  noTraining: {
    isInside: true,
    holds: sql`f.idle_since <= ${inDays(-trainingDays)}`,
    at: sql`f.trained_at`,
    implies: sql`v.created_at <= ${inDays(-trainingDays)}`,
  },
  overdue: { isInside: true, holds: sql`f.overdue_percent > ${percent(overduePercent)}`, percent: sql`f.overdue_percent` },
  trialEnding: {
    isInside: false,
    holds: sql`(f.trial_ends_at > ${inDays(0)} AND f.trial_ends_at <= ${inDays(trialDays)})`,
    at: sql`f.trial_ends_at`,
    implies: sql`(v.expires_at > ${inDays(0)} AND v.expires_at <= ${inDays(trialDays)})`,
  },
  licencesFull: { isInside: false, holds: sql`f.licence_percent > ${percent(licencePercent)}`, percent: sql`f.licence_percent` },
  neverSignedIn: { isInside: false, holds: sql`f.awaits_admin`, at: sql`v.created_at` },
  domainUnverified: { isInside: true, holds: sql`f.domain_added_at IS NOT NULL`, at: sql`f.domain_added_at` },
  certificateExpiring: {
    isInside: true,
    holds: sql`f.certificate_expires_at <= ${inDays(certificateWarningDays)}`,
    at: sql`f.certificate_expires_at`,
  },
});

/**
 * Condition over `customers v`, for filters of the list: one of these findings holds. Where all of them are inside, the view that has nothing
 * else leads to the few by their indexes.
 */
export function withFindings({ companyId }: Viewer, names: readonly FindingName[] | undefined): SQL[] {
  if (!names?.length) return [];
  const rules = findingRules();
  const view = names.every((name) => rules[name].isInside) ? sql`granted_findings` : sql`customer_findings`;
  const holds = sql.join(
    names.map((name) => rules[name].holds),
    sql` OR `,
  );
  const [first] = names;
  const implied = names.length === 1 && first ? rules[first].implies : undefined;
  return [
    ...(implied ? [implied] : []),
    sql`v.id IN (SELECT f.customer_id FROM ${view} f WHERE f.viewer_id = ${companyId} AND (${holds}))`,
  ];
}
