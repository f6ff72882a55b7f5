import type { companies } from '../db/schema.ts';
import type { DemoCompanyKey } from './accounts.ts';
import { customerNames } from './names/customers.ts';
import { toAscii } from './names/pool.ts';
import { makeRandom, type Random } from './random.ts';

type Row = typeof companies.$inferInsert;
type Plan = 'free' | 'trial' | 'trialEnded' | 'boost';
type Grant = 'none' | 'pending' | 'access';

/** Description of a company, from which its rows are generated. */
export interface CompanyPlan {
  key: string;
  name: string;
  domain: string;
  country: string;
  industry: string;
  people: number;
  /** Age in days, two years at most. */
  age: number;
  plan: Plan;
  type?: Row['companyType'];
  parent?: string;
  grants?: Grant;
  /** After how many days granted access ends. */
  grantDays?: number;
  /** Invited a few days ago; nobody has signed in. */
  isInvited?: boolean;
  /** Suspended by its partner. */
  isSuspended?: boolean;
  more?: Partial<Row>;
}

const partner = { isPartner: true, isPartnerInviteAllowed: true, isChildLoginAllowed: true } as const;
const granted = { grants: 'access', people: 9, plan: 'boost' } as const;
const named = (
  key: DemoCompanyKey,
  name: string,
  country: string,
  industry: string,
  people: number,
  age: number,
  plan: Plan,
  more?: Partial<CompanyPlan>,
): CompanyPlan => ({ key, name, domain: `${key}.example`, country, industry, people, age, plan, ...more });

/** Companies with demo accounts. */
const namedCompanies: readonly CompanyPlan[] = [
  named('heed', 'Heed', 'GB', 'technology', 6, 730, 'boost', { more: { isHouse: true, boostedBySuperadmin: true } }),
  named('acme', 'Acme', 'US', 'manufacturing', 240, 728, 'boost'),
  named('globex', 'Globex', 'US', 'energy', 86, 214, 'trial'),
  named('initech', 'Initech', 'US', 'technology', 48, 390, 'trialEnded'),
  named('hooli', 'Hooli', 'US', 'technology', 22, 145, 'free'),
  named('zenith', 'Zenith', 'TR', 'finance', 120, 512, 'boost', { more: { integration: 'acronis' } }),
  named('dormant', 'Dormant', 'GB', 'retail', 18, 650, 'free', { more: { disabled: true } }),
  named('northstar', 'Northstar', 'SE', 'technology', 14, 725, 'boost', {
    type: 'reseller',
    more: { ...partner, whiteLabelPageAccess: true, payByInvoiceAccess: true },
  }),
  named('polaris', 'Polaris', 'FR', 'technology', 8, 600, 'boost', {
    type: 'subreseller',
    parent: 'northstar',
    grants: 'access',
    more: partner,
  }),
  named('vertex', 'Vertex', 'DE', 'technology', 16, 700, 'boost', {
    type: 'oem',
    more: { ...partner, whiteLabelPageAccess: true },
  }),
  named('meridian', 'Meridian', 'GB', 'technology', 11, 560, 'boost', { type: 'direct', more: partner }),
  named('cobalt', 'Cobalt', 'NL', 'technology', 10, 480, 'boost', {
    type: 'package_msp',
    more: { ...partner, payByInvoiceAccess: true },
  }),
];

/** The other sub-resellers of Northstar; one has granted it access, one has not. */
const moreSubResellers: readonly CompanyPlan[] = [
  {
    ...granted,
    key: 'aurora',
    name: 'Aurora Networks',
    domain: 'aurora-networks.example',
    country: 'NO',
    industry: 'technology',
    age: 540,
    type: 'subreseller',
    parent: 'northstar',
    more: partner,
  },
  {
    ...granted,
    key: 'tideline',
    name: 'Tideline Security',
    domain: 'tideline.example',
    country: 'PT',
    industry: 'technology',
    age: 410,
    type: 'subreseller',
    parent: 'northstar',
    grants: 'none',
    more: partner,
  },
];

/** Number of customers by partner, taken from customers.ts in order. */
const customersOf = { northstar: 40, polaris: 9, aurora: 7, tideline: 5, vertex: 8, meridian: 6, cobalt: 12 } as const;

export function allCompanies(): CompanyPlan[] {
  const owners = Object.entries(customersOf).flatMap(([parent, count]) => Array.from({ length: count }, () => parent));
  const customers = customerNames.slice(0, owners.length).map((customer, i) => planCustomer(customer, owners[i] ?? '', i));
  return [...namedCompanies, ...moreSubResellers, ...customers];
}

function planCustomer({ name, country, industry }: (typeof customerNames)[number], parent: string, i: number): CompanyPlan {
  const random: Random = makeRandom(`customer ${name}`);
  const slug = name
    .split(/[\s&.]+/)
    .map(toAscii)
    .filter(Boolean)
    .slice(0, 2)
    .join('-');
  const invited = { isInvited: true, people: 1, age: 5, plan: 'trial' } as const;
  return {
    key: slug,
    name,
    domain: `${slug}.example`,
    country,
    industry,
    parent,
    people: random.int(5, 60),
    age: random.int(20, 700),
    plan: random.weighted<Plan>({ boost: 70, free: 14, trial: 8, trialEnded: 8 }),
    // The first three customers of each partner always show the three states.
    grants: i % 9 === 1 ? 'none' : i % 9 === 2 ? 'pending' : random.weighted<Grant>({ access: 75, none: 15, pending: 10 }),
    ...(i % 9 === 3 && { grantDays: 6 }),
    ...(i % 13 === 9 && invited),
    ...(i % 13 === 5 && { isSuspended: true }),
  };
}
