import { foundPage } from '../kit/replies.ts';
import {
  getPolicyTotals,
  listPolicyDepartments,
  listPolicyGroups,
  listPolicyPeople,
  type PolicyPerson,
} from '../policies/reports.ts';
import { personOrderFields } from './campaignTabs.ts';
import { personColumns, setTable, tabReports, tabSummary } from './campaignTables.ts';
import { columnsOf } from './column.ts';
import { policyStatuses } from './policies.ts';
import { tableOf } from './report.ts';

/** What people do with a policy. i18n-keys: reports.policies.statuses.* */
const wording = { people: 'policies.tabs.people', statuses: policyStatuses, isOpenedAStatus: true } as const;

/** The people of a revision, when they got it and when they acknowledged it. */
const people = tableOf({
  endpoint: listPolicyPeople,
  read: foundPage<PolicyPerson>,
  columns: columnsOf<PolicyPerson>()([
    personColumns.fullName,
    personColumns.email,
    personColumns.departments,
    { ...personColumns.status, texts: wording.statuses },
    { kind: 'day', source: 'assignedAt', label: 'reports.campaign.fields.assignedAt', priority: 6 },
    { kind: 'day', source: 'dueAt', label: 'reports.campaign.fields.dueAt', priority: 3 },
    { ...personColumns.completedAt, label: 'reports.campaign.fields.acknowledgedAt' },
    personColumns.openedAt,
    personColumns.awayUntil,
  ]),
  orderFields: personOrderFields,
  orderBy: 'status',
  order: 'DESC',
  search: 'campaigns.people.search',
});

/** The report of one revision, with a tab for its people, their departments and groups. */
export const policyTabReports = tabReports({
  name: 'policy',
  statuses: wording.statuses,
  summary: tabSummary(getPolicyTotals, wording),
  tables: {
    users: people,
    departments: setTable('departments', listPolicyDepartments, wording),
    groups: setTable('groups', listPolicyGroups, wording),
  },
});
