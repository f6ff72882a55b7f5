import { randomUUID } from 'node:crypto';
import type { Known } from '../calls/validCalls.ts';
import { textSha256 } from './aPolicy.ts';

type Body = Record<string, unknown>;

const settings: Body = {
  assignmentType: 'all_users',
  departments: [],
  groups: [],
  daysToComplete: 7,
  notification: { isEnabled: true, subject: '', message: '' },
};
const publication: Body = {
  ...settings,
  startsAt: '2026-01-01T00:00:00.000Z',
  asksAgain: true,
  changeNote: 'New rules',
  approvedBy: 'Ada Admin',
  approvedOn: '2026-01-01',
  minMinutes: 0,
  expectedReach: 1,
};

/** Bodies that the contract accepts, of the calls of policies. */
export const policyBodies: Record<string, (known: Known) => Body> = {
  'policies.createPolicy': () => ({ name: `Policy ${randomUUID()}`, language: 'en', source: 'preset', presetId: 'clean-desk' }),
  'policies.updatePolicy': () => ({ name: `Policy ${randomUUID()}`, ownerId: null, reviewMonths: 12 }),
  'policies.saveDraft': () => ({ source: 'text', edit: 1, language: 'en', html: '<p>Lock your screen.</p>', changeNote: '' }),
  'policies.publishPolicy': () => ({ ...publication, edit: 1 }),
  'policies.renewPolicy': () => publication,
  'policies.updateRevision': () => settings,
  'policyLearning.actOnPolicy': () => ({ event: 'acknowledged', contentSha256: textSha256 }),
};

const tab = { order: 'ASC', pageNumber: '1', pageSize: '25', status: 'completed', searchText: 'a', isCsv: 'false' };
const report = {
  statuses: 'completed',
  departments: randomUUID(),
  groups: randomUUID(),
  revisionIds: randomUUID(),
  campaignStatuses: 'running',
  dateFrom: '2026-01-01',
  dateTo: '2026-12-31',
};
const sets = { departments: randomUUID(), groups: randomUUID() };

/** Query values that the contract accepts, of the same calls. */
export const policyQueries: Record<string, Record<string, string>> = {
  'policies.listPolicies': {
    order: 'ASC',
    orderBy: 'name',
    pageNumber: '1',
    pageSize: '25',
    search: 'a',
    states: 'running',
    sources: 'preset',
    reviewDue: 'true',
  },
  'policies.discardDraft': { edit: '1' },
  'policies.countPolicyReach': { assignmentType: 'all_users', asksAgain: 'true' },
  'policyReports.listPolicyProgress': {
    ...report,
    order: 'ASC',
    orderBy: 'name',
    pageNumber: '1',
    pageSize: '25',
    searchText: 'a',
  },
  'policyReports.getPolicyStatistics': report,
  'policyReports.getPolicyDepartments': report,
  'policyReports.getPolicyTotals': { status: 'completed', ...sets },
  'policyReports.listPolicyPeople': { ...tab, ...sets, orderBy: 'status' },
  'policyReports.listPolicyDepartments': { ...tab, ...sets, orderBy: 'completed' },
  'policyReports.listPolicyGroups': { ...tab, ...sets, orderBy: 'completed' },
};
