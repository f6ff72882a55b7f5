import type { Customer } from '#contract/partners/customers';
import { homeCalls, openPanel, somebody } from './openPanel.ts';
import { companyId } from './somebody.ts';

const longAgo = '2026-01-15T10:00:00.000Z';

/** A licensed customer that has granted access; override what a test needs. */
export const someCustomer = (part: Partial<Customer> = {}): Customer => ({
  id: '00000000-0000-4000-8000-000000000201',
  name: 'Bluebell Bakery',
  parentCompanyName: 'Northstar',
  status: 'boosted',
  state: 'active',
  type: 'direct_customer',
  isDirect: true,
  access: 'available',
  loginAsCompanyStatus: 'access',
  accessUntil: null,
  owner: { email: 'ana@bluebell.example', fullName: 'Ana Lima' },
  isRegistered: true,
  seats: 30,
  licences: 25,
  overage: 5,
  expiresAt: '2027-03-01T00:00:00.000Z',
  isDowngradePlanned: false,
  createdAt: longAgo,
  disabledAt: null,
  isSuspendedAbove: false,
  customers: 0,
  isBoosted: true,
  subscription: { status: 'active', currentPeriodStart: longAgo, currentPeriodEnd: '2027-03-01T00:00:00.000Z', paidSeats: 25 },
  trial: { status: null, days: 0, endDate: null },
  distribution: { isPartner: false, companyType: 'customer', parentCompanyId: companyId },
  isPartnerInviteAllowed: false,
  isChildLoginAllowed: false,
  ...part,
});

export const reseller = {
  name: 'Northstar',
  distribution: { isPartner: true, companyType: 'reseller' as const, parentCompanyId: null },
  isPartnerInviteAllowed: true,
  isChildLoginAllowed: true,
};

export const customersPath = `/partnership/api/v1/company/${companyId}/resellers/customers`;

/** Opens a page of a reseller with these customers. */
export const openCustomers = (
  address: string,
  customers: readonly Customer[],
  { answers = {}, company = reseller as Partial<ReturnType<typeof somebody>['company']> } = {},
) =>
  openPanel(address, {
    user: somebody({ company }),
    answers: {
      ...homeCalls,
      'GET /rest/v1/companies': { body: [], headers: { 'content-range': 'companies 0-0/0' } },
      [`GET ${customersPath}`]: {
        body: {
          data: {
            companies: customers,
            pageInfo: { number: 1, size: 25, totalCount: customers.length, totalIsCapped: false },
          },
        },
      },
      ...answers,
    },
  });
