import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { contract } from '#contract/index';
import type { CampaignStatus } from '#contract/campaigns/campaignStates';
import type { policyPerson } from '#contract/policies/reports';
import { policyLimits } from '#contract/policies/limits';
import { policyTabReports } from '#contract/reports/policyTabs';
import { readAs } from '#contract/reports/reportStatus';
import { Refusal } from '../../core/refusal.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { Handlers } from '../../http/handler.ts';
import { campaignTabs } from '../../reports/people/campaignTabs.ts';
import { peopleTable } from '../../reports/people/people.ts';
import { progress } from './progress.ts';
import { reportedPolicies } from './reportedWork.ts';

/** A revision that has begun. Refuses with not_found, and with revision_not_begun. */
async function requireBegun(tx: Tx, companyId: string, { policyId, revisionId }: { policyId: string; revisionId: string }) {
  const [revision] = await rows<{ name: string; status: CampaignStatus; hasBegun: boolean }>(
    tx,
    sql`SELECT name || ' · ' || number AS name, status, published_at IS NOT NULL AS "hasBegun" FROM policy_revisions
      WHERE company_id = ${companyId} AND policy_id = ${policyId} AND id = ${revisionId}`,
  );
  if (!revision) throw new Refusal('not_found');
  if (!revision.hasBegun) throw new Refusal('revision_not_begun');
  return { companyId, campaignId: revisionId, name: revision.name, work: reportedPolicies, reading: readAs[revision.status] };
}

/** The people of one revision, their departments and groups. */
const tabs = campaignTabs({
  reports: policyTabReports,
  find: requireBegun,
  auditedAs: 'policy',
  pageSize: policyLimits.pageSizes[0],
});

const people = peopleTable<z.output<typeof policyPerson>>({
  columns: () => sql`a.assigned_at AS "assignedAt", a.due_at AS "dueAt"`,
});

export const handlers: Handlers<(typeof contract)['policyReports']> = {
  getPolicyTotals: tabs.totals,
  listPolicyPeople: tabs.users('users', people),
  listPolicyDepartments: tabs.sets('departments'),
  listPolicyGroups: tabs.sets('groups'),
  listPolicyProgress: progress.rows,
  getPolicyStatistics: progress.statistics,
  getPolicyDepartments: progress.departments,
  listPolicyRevisionNames: progress.names,
};
