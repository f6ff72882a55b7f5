import { sql } from 'drizzle-orm';
import type { ReportedWork } from '../../reports/people/work.ts';

/** Revisions of policies, for their reports. */
export const reportedPolicies = {
  assignments: sql`policy_assignments`,
  facts: sql`work_facts`,
  kind: 'policy',
} as const satisfies ReportedWork;
