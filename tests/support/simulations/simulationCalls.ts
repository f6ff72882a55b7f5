import { randomUUID } from 'node:crypto';
import { consentVersion } from '#contract/simulation/consent';
import type { Known } from '../calls/validCalls.ts';
import { simulationOf } from './simulations.ts';

type Body = Record<string, unknown>;

/** Not a public address, so nothing is connected to. */
const imap: Body = { host: '10.0.0.1', port: 993, isSecure: true, username: 'reports', password: 'secret' };

const campaign = (): Body => ({ ...simulationOf([randomUUID()], '2099-01-05') });

/** Bodies that the contract accepts, of the calls of simulations. */
export const simulationBodies: Record<string, (known: Known) => Body> = {
  'simulations.createSimulation': campaign,
  'simulations.updateSimulation': campaign,
  'simulationPreflight.preflightSimulation': campaign,
  'simulationRehearsals.startRehearsal': ({ simulationTemplateId }) => ({ templateId: simulationTemplateId }),
  'simulations.completeSimulation': ({ companyId }) => ({ companyId }),
  'simulations.deleteSimulation': ({ companyId }) => ({ companyId }),
  'simulations.sendUncertainAgain': () => ({ expectedTotal: 3 }),
  'simulationSettings.saveSimulationSettings': () => ({
    xTestPhish: 'heed-0123456789',
    email: 'report@acme.example',
    gwReportAction: 'NONE',
    msReportAction: 'MOVE_TO_FOLDER',
    folderId: 'Reported',
  }),
  'simulationReportMailbox.saveReportMailbox': () => ({ ...imap, folder: 'INBOX' }),
  'simulationReportMailbox.beginReportMailboxConsent': () => ({ redirectDomain: 'http://localhost:3000' }),
  'simulationReportMailbox.connectReportMailbox': () => ({ state: 'a-state', code: 'a-code' }),
  'simulationReportMailbox.testReportMailbox': () => ({ imap }),
  'simulationReporters.importReporters': () => ({ roundNumber: 1, addresses: ['ana@test.example'] }),
  'simulationSettings.saveSendingSettings': () => ({
    workingDays: ['monday', 'tuesday'],
    quietDays: ['2031-12-25'],
    exemptGroupId: null,
    isTrapEnabled: false,
    peopleMonths: 12,
  }),
  'simulationSettings.saveSimulationNetworks': () => ({
    networks: [{ cidr: '198.51.100.0/24', label: 'Head office', class: 'own' }],
  }),
  'simulationSharing.cloneSimulation': ({ simulationId, customerId }) => ({
    campaignId: simulationId,
    name: 'Mailbox full',
    companyIds: [customerId],
    startDate: null,
    timezone: 'Europe/Berlin',
    isAllSelected: false,
  }),
  'simulationSharing.completeClones': ({ simulationId }) => ({
    campaignIds: [randomUUID()],
    parentCampaignId: simulationId,
    isAllSelected: false,
  }),
  'simulationSharing.approveSimulation': () => ({ startDate: '2099-01-05' }),
  'simulationReview.giveVerdict': () => ({
    scope: 'event',
    value: '1',
    class: 'scanner',
    reason: 'other',
    text: 'A test',
    expectedTotal: 1,
  }),
  'simulationFollowUps.create': ({ groupId }) => ({ groupId, months: 3, isActive: true }),
  'simulationFollowUps.update': () => ({ months: null, isActive: false }),
  'simulationSettings.giveSimulationConsent': () => ({ version: consentVersion }),
  'simulationSettings.stopSimulations': () => ({ place: 'company', reason: 'An incident' }),
};

const page = { order: 'ASC', orderBy: 'startDate', pageNumber: '1', pageSize: '250' };

const rows = {
  order: 'DESC',
  orderBy: 'phished',
  pageNumber: '1',
  pageSize: '25',
  departments: randomUUID(),
  groups: randomUUID(),
  events: 'clicked',
  from: '2026-01-01',
  to: '2026-03-31',
  figures: 'raw',
};
const searched = { ...rows, searchText: 'a' };
const trend = { ...rows, orderBy: 'startsOn' };
const customers = { campaignId: randomUUID(), order: 'ASC', pageNumber: '1', pageSize: '25', searchText: 'a' };

/** Query values that the contract accepts, of the same calls. */
export const simulationQueries: Record<string, Record<string, string>> = {
  'simulations.listActiveSimulations': page,
  'simulations.listArchivedSimulations': page,
  'simulationFeeds.listCalendarSimulations': { dateFrom: '2026-01-01', dateTo: '2026-12-31' },
  'simulationReports.getSimulationOverview': trend,
  'simulationReports.listSimulationRecipients': { ...searched, orderBy: 'fullName' },
  'simulationReports.listSimulationTemplates': searched,
  'simulationReports.listSimulationDepartments': { ...searched, orderBy: 'recipients' },
  'simulationReports.listSimulationGroups': searched,
  'simulationReports.listSimulationRounds': { ...rows, orderBy: 'number' },
  'simulationReports.getSimulationOverviewBelow': trend,
  'simulationReports.listSimulationRecipientsBelow': searched,
  'simulationReports.listSimulationTemplatesBelow': searched,
  'simulationReports.listSimulationDepartmentsBelow': searched,
  'simulationReports.listSimulationGroupsBelow': searched,
  'simulationReports.listSimulationRoundsBelow': rows,
  'simulationReports.getSimulationsOverview': trend,
  'simulationReports.listSimulationsTemplates': searched,
  'simulationReports.listSimulationsRecipients': searched,
  'simulationReports.listSimulationsDepartments': searched,
  'simulationReports.listSimulationsGroups': searched,
  'simulationReports.listSimulationsSummary': { ...searched, orderBy: 'startsOn' },
  'simulationSharing.listCloneReceivers': { ...customers, orderBy: 'sentPercent' },
  'simulationSharing.listCloneCandidates': { ...customers, orderBy: 'name' },
  'simulationReview.listReview': { pageNumber: '1', pageSize: '25', class: 'scanner' },
  'simulationReview.listReviewEvents': { onlyClass: 'unknown', minute: '2026-01-05T08:00:00Z', source: 'AWS', agent: '' },
  'simulationReview.previewVerdict': {
    scope: 'source',
    value: 'AWS',
    agent: '',
    from: '2026-01-05T08:00:00Z',
    to: '2026-01-05T08:01:00Z',
    onlyClass: 'unknown',
    class: 'scanner',
  },
  'simulationReview.listVerdicts': { pageNumber: '1', pageSize: '25' },
  'simulationSettings.releaseSimulations': { place: 'company' },
};
