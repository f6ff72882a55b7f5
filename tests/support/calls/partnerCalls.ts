import { randomUUID } from 'node:crypto';
import { billingBodies, billingQueries } from './billingCalls.ts';
import { helpBodies, helpQueries } from './helpCalls.ts';
import type { Known } from './validCalls.ts';

type Body = Record<string, unknown>;

const filters = {
  search: 'a',
  status: 'boosted',
  accountAccess: 'available',
  companyAffiliation: 'direct',
  subResellers: randomUUID(),
  state: 'active',
  enablementStatus: 'enabled',
  subcompanyType: 'PARTNER',
  findings: 'overdue',
};
const chosen = ({ customerId }: Known): Body => ({ customersIds: [customerId] });

const shared = ({ customerId }: Known): Body => ({ customerCompanyIds: [customerId] });

/** Bodies of help, of licences and of the partner portal; see validBodies. */
export const areaBodies: Record<string, (known: Known) => Body> = {
  ...helpBodies,
  ...billingBodies,
  'whiteLabel.saveBrand': () => ({ logoId: null, colour: '#7a1fa2' }),
  'whiteLabel.saveCustomDomain': () => ({ customDomain: 'portal.partner.example', type: 'admin' }),
  'whiteLabel.startVerification': () => ({ type: 'admin' }),
  'whiteLabel.verifyCustomDomain': () => ({ type: 'admin' }),
  'whiteLabel.resetCustomDomain': () => ({ type: 'admin' }),
  'sharing.shareCourse': shared,
  'sharing.startSharedCourse': (known) => ({ ...shared(known), daysToComplete: 7, startDate: new Date().toISOString() }),
  'sharing.startAtCustomers': (known) => ({
    ...chosen(known),
    courseId: known.courseId,
    daysToComplete: 7,
    startDate: new Date().toISOString(),
  }),
  'sharing.findStartExclusions': (known) => ({ ...chosen(known), courseId: known.courseId }),
  'accessGrants.requestAccessOfAll': chosen,
  'customers.countCustomers': () => ({ search: 'a', status: ['free'] }),
  'customers.findExclusions': (known) => ({ ...chosen(known), action: 'suspend' }),
  'customers.setEnablement': (known) => ({ ...chosen(known), enablementStatusTo: 'suspended' }),
  'customers.removeCustomers': chosen,
  'customers.resendCustomerInvites': chosen,
  'customers.remindCustomers': chosen,
  'customers.remindAdmins': chosen,
  'customers.allocateToCustomers': (known) => ({ ...chosen(known), licensesToAllocate: 5, idempotencyKey: randomUUID() }),
  'mailSending.saveSmtp': () => ({
    host: 'mail.test.example',
    port: 587,
    username: 'ana',
    password: 'secret',
    fromEmail: 'ana@test.example',
    isSecure: false,
  }),
  'mailSending.connectGraph': () => ({ state: 'a-state', code: 'a-code' }),
  'customers.setFindingMail': () => ({ isOn: false }),
  'customers.resendCustomerInvite': ({ customerId }) => ({ customerId }),
  'customers.editCompanies': (known) => ({ ...chosen(known), plan: 'boost', trial: 'active' }),
  'customers.inviteCustomers': () => ({
    companies: [
      {
        companyName: `Company ${randomUUID()}`,
        email: `${randomUUID()}@test.example`,
        firstName: 'Ana',
        lastName: 'Lima',
        setAsPartner: false,
        requestAccess: false,
        activeTrial: true,
        customMessage: 'Welcome',
        partnerType: null,
      },
    ],
  }),
  'passwords.replaceTemporaryPassword': () => ({ password: 'N3w-passw0rd!', grantLoginAccess: false }),
  'accessGrants.grantAccess': () => ({ status: 'access', days: 7 }),
  'customers.saveInviteMessage': () => ({ default_customer_invite_message: 'Welcome, {{customerName}}' }),
};

const page = { order: 'ASC', orderBy: 'name', pageNumber: '1', pageSize: '10', ...filters };

const sharedQuery = { customerCompanyIds: randomUUID(), isAllCustomers: 'false', expectedTotal: '1', searchText: 'a' };

/** Queries of help, of licences and of the partner portal; see validQueries. */
export const areaQueries: Record<string, Record<string, string>> = {
  ...helpQueries,
  ...billingQueries,
  'accessGrants.requestAccess': {},
  'mailSending.getGraphAuthUrl': { redirectDomain: 'http://localhost:3000' },
  'sharing.listReceivers': { order: 'DESC', orderBy: 'progress', pageNumber: '1', pageSize: '10', searchText: 'a' },
  'sharing.listCandidates': {
    order: 'ASC',
    orderBy: 'companyName',
    pageNumber: '1',
    pageSize: '10',
    searchText: 'a',
    actionType: 'copy',
  },
  'sharing.endSharedCourse': sharedQuery,
  'sharing.unshareCourse': sharedQuery,
  'customers.getFindings': { findings: 'overdue' },
  'customers.listPartnerCustomers': page,
  'customers.listResellerCustomers': page,
  'customers.listSubResellerCustomers': page,
  'customers.listAllCompanies': page,
};
