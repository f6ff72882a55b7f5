import type { z } from 'zod';
import { personOrderFields, personRow, tabCalls } from '../reports/campaignTabs.ts';
import { at } from '../kit/endpoint.ts';
import { revisionPath } from './paths.ts';

/** A person who got a revision. */
export const policyPerson = personRow.extend({ assignedAt: at, dueAt: at });
export type PolicyPerson = z.input<typeof policyPerson>;

/** The people of one revision, their departments and groups; a revision that is scheduled has none. */
export const {
  totals: getPolicyTotals,
  users: listPolicyPeople,
  departments: listPolicyDepartments,
  groups: listPolicyGroups,
} = tabCalls({
  path: `${revisionPath}/report`,
  access: 'trainingReports:read',
  what: 'a revision of a policy',
  people: { row: policyPerson, orderFields: personOrderFields },
  errors: ['revision_not_begun'],
});
