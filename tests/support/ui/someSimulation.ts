import type { FollowUp } from '#contract/simulation/followUps';
import type { SimulationCampaign } from '#contract/simulation/campaigns';
import type { SimulationNetwork } from '#contract/simulation/networks';
import type { SendingSettings, SimulationConsent, SimulationSettings } from '#contract/simulation/settings';
import { companyId } from './inPanel.ts';
import { idOf } from './people.ts';
import { ownId } from './somebody.ts';

const ofCompany = `/phishing/api/v3/company/${companyId}`;
export const simulationId = idOf(1, 970);
const followUps = `/rest/v1/company/${companyId}/simulation-follow-ups`;
export const followUpId = idOf(1, 971);
const followUpGroupId = idOf(1, 972);
const one = `${ofCompany}/campaign/${simulationId}`;

export const simulationCalls = {
  active: `GET ${ofCompany}/campaigns/active`,
  archived: `GET ${ofCompany}/campaigns/archive`,
  archive: `PATCH ${one}/complete`,
  remove: `DELETE ${one}/delete`,
  pause: `PATCH ${one}/pause`,
  resume: `PATCH ${one}/resume`,
  cancel: `PATCH ${one}/cancel_unsent`,
  sendAgain: `POST ${one}/send_again`,
  importReporters: `POST ${one}/reports/import`,
  consent: `GET ${ofCompany}/consent`,
  agree: `POST ${ofCompany}/consent`,
  withdraw: `DELETE ${ofCompany}/consent`,
  stop: `GET ${ofCompany}/stop`,
  settings: `GET ${ofCompany}/settings`,
  saveSettings: `PATCH ${ofCompany}/settings`,
  sending: `GET ${ofCompany}/settings/sending`,
  saveSending: `PUT ${ofCompany}/settings/sending`,
  networks: `GET ${ofCompany}/settings/networks`,
  saveNetworks: `PUT ${ofCompany}/settings/networks`,
  addin: `GET ${ofCompany}/settings/addin`,
  renewAddin: `POST ${ofCompany}/settings/addin`,
  mailbox: `GET ${ofCompany}/settings/mailbox`,
  mailboxConsent: `POST ${ofCompany}/settings/mailbox/microsoft/consent`,
  connectMailbox: `POST ${ofCompany}/settings/mailbox/microsoft`,
  removeMailbox: `DELETE ${ofCompany}/settings/mailbox`,
  halt: `POST ${ofCompany}/stop`,
  groups: `GET /customers/api/v1/company/${companyId}/groups`,
  followUps: `GET ${followUps}`,
  previewFollowUp: `GET ${followUps}/preview/${followUpGroupId}`,
  addFollowUp: `POST ${followUps}`,
  deleteFollowUp: `DELETE ${followUps}/${followUpId}`,
  release: `DELETE ${ofCompany}/stop`,
} as const;

/** Sends its second round to everybody; override what a test needs. */
export const someSimulation = (part: Partial<SimulationCampaign> = {}): SimulationCampaign => ({
  id: simulationId,
  name: 'Parcels',
  stage: 'sending',
  isActive: true,
  isNeverLaunched: false,
  campaignType: 'SMART_PHISHING',
  schedule: 'monthly',
  difficulty: null,
  emailPlatform: 1,
  startDate: '2026-03-02',
  startsAt: '2026-03-02T08:00:00.000Z',
  timezone: 'Europe/Berlin',
  sendingDays: 5,
  startHour: 9,
  endHour: 17,
  templateTypes: ['CORPORATE', 'CONSUMER'],
  templateIds: [],
  loginPageId: null,
  fromDomain: null,
  notification: { subject: '', message: '' },
  usersType: 'USERS_ALL',
  selectedDepartments: [],
  selectedGroups: [],
  selectedUsers: [],
  selectedUsersCount: 0,
  usersCount: 480,
  sent: 310,
  uncertain: 0,
  bounced: 0,
  phishedReported: 4,
  phishedUnreported: 21,
  openedReported: 35,
  toReview: 0,
  senderFailsSince: null,
  isOwnSender: false,
  nextRoundOn: null,
  roundNumber: 2,
  progress: 100,
  parentCompanyName: null,
  suggestedOn: null,
  waitsForApproval: false,
  createdDate: '2026-02-20T08:00:00.000Z',
  archivedAt: null,
  ...part,
});

export const agreed: SimulationConsent = {
  isNeeded: false,
  version: 1,
  latest: { by: { id: ownId, name: 'Ada Byron' }, at: '2026-01-10T09:00:00.000Z', until: '2027-01-10T09:00:00.000Z', version: 1 },
};
export const notAgreed: SimulationConsent = { isNeeded: true, version: 1, latest: null };

export const someSettings = (part: Partial<SimulationSettings> = {}): SimulationSettings => ({
  xTestPhish: 'heed-0123456789abcdef',
  email: 'phish@acme.example',
  gwReportAction: 'NONE',
  msReportAction: 'NONE',
  folderId: '',
  ...part,
});

export const someSending = (part: Partial<SendingSettings> = {}): SendingSettings => ({
  workingDays: null,
  quietDays: ['2026-12-25'],
  isTrapEnabled: true,
  peopleMonths: 24,
  usualWorkingDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  exemptGroup: null,
  ...part,
});

export const someFollowUp = (part: Partial<FollowUp> = {}): FollowUp => ({
  id: followUpId,
  months: null,
  isActive: true,
  group: { id: followUpGroupId, name: 'Autumn' },
  members: 3,
  hasTraining: false,
  createdAt: '2026-02-01T09:00:00.000Z',
  ...part,
});

export const headOffice: SimulationNetwork = { cidr: '198.51.100.0/24', label: 'Head office', class: 'own' };

/** Replies to the calls of the settings, in a company that agreed and that nobody stopped. */
export const settingsShown = (settings = someSettings(), sending = someSending()) => ({
  [simulationCalls.settings]: { body: { data: settings } },
  [simulationCalls.sending]: { body: { data: sending } },
  [simulationCalls.networks]: { body: { data: { networks: [headOffice] } } },
  [simulationCalls.consent]: { body: { data: agreed } },
  [simulationCalls.stop]: { body: { data: { company: null, everywhere: null } } },
  [simulationCalls.followUps]: { body: { data: [], totalCount: 0 } },
  [simulationCalls.addin]: { body: { data: null } },
});

const pageOf = (items: SimulationCampaign[]) => ({ data: { items, pageInfo: { number: 1, size: 250, totalCount: items.length } } });

/** Replies to the calls of the list, in a company that agreed and that nobody stopped. */
export const simulationsShown = (active: SimulationCampaign[], archived: SimulationCampaign[] = []) => ({
  [simulationCalls.active]: { body: pageOf(active) },
  [simulationCalls.archived]: { body: pageOf(archived) },
  [simulationCalls.consent]: { body: { data: agreed } },
  [simulationCalls.stop]: { body: { data: { company: null, everywhere: null } } },
});
