import type { PaymentMethod } from '#contract/billing/invoiceStates';
import { billingLimits } from '#contract/billing/limits';
import { addDays, daysBetween, officeMoment } from '../moments.ts';
import { makeRandom, type Random } from '../random.ts';
import type { World } from '../world.ts';

export type DemoCompany = World['companies'][number] & { id: string };

/** A purchase of the demo. Its seats end a year after `at`, or with those of the sale that it adds to. */
export interface Sale {
  id: string;
  buyer: DemoCompany;
  customer: DemoCompany;
  at: Date;
  endsAt: Date;
  seats: number;
  method: PaymentMethod;
  hasCoupon: boolean;
  ending: 'paid' | 'open' | 'uncollectible' | 'void';
}

/** Seats of one sale that a partner allocated to a customer, or that the customer returned. */
export interface Gift {
  id: string;
  giver: DemoCompany;
  customer: DemoCompany;
  lot: Sale;
  at: Date;
  seats: number;
  kind: 'allocated' | 'returned';
}

export interface LicencePlan {
  sales: Sale[];
  gifts: Gift[];
}

const { termDays, licences } = billingLimits;
const toBlocks = (seats: number): number => Math.max(licences.min, Math.ceil(seats / 25) * 25);

/** Two years of purchases and allocations of a partner, in a generator of its own. Every customer on Boost has seats in force. */
export function planLicences(
  partner: DemoCompany,
  customers: readonly DemoCompany[],
  people: Map<string, number>,
  now: Date,
): LicencePlan {
  const random = makeRandom(`licences ${partner.slug}`);
  const plan: LicencePlan = { sales: [], gifts: [] };
  const isReseller = partner.companyType === 'reseller' || partner.companyType === 'subreseller';
  const methods: PaymentMethod[] = [
    ...(partner.payByInvoiceAccess ? (['invoice', 'invoice'] as const) : []),
    'credit_card',
    ...(isReseller ? (['distributor_credit'] as const) : []),
  ];
  const sell = (customer: DemoCompany, at: Date, seats: number, more: Partial<Sale> = {}): Sale => {
    const method = methods[plan.sales.length % methods.length] ?? 'credit_card';
    const ending = method === 'invoice' && at > addDays(now, -billingLimits.dueDays) ? 'open' : 'paid';
    const sale: Sale = {
      id: random.uuid(),
      buyer: partner,
      customer,
      at,
      endsAt: addDays(at, termDays),
      seats,
      method,
      ending,
      hasCoupon: random.chance(0.15),
      ...more,
    };
    plan.sales.push(sale);
    return sale;
  };
  const pools = planPools(partner, random, now);
  for (const [i, customer] of customers.entries()) {
    const age = daysBetween(customer.createdAt, now);
    const count = people.get(customer.id) ?? 1;
    if (!customer.hasBoost) {
      if (isReseller && age > termDays + 60 && i % 2 === 0)
        sell(customer, officeMoment(now, termDays + random.int(10, 50), 0.4), licences.min);
    } else if (isReseller && !customer.isPartner && i % 3 !== 0) {
      planResold({ customer, age, seats: toBlocks(count * 0.9), isExtended: i % 5 === 1 }, { sell, random, now });
    } else {
      const seats = customer.isPartner ? 40 : Math.max(1, count + random.int(-3, 6));
      planGifts(plan, { customer, seats, pools, giver: partner }, random, now);
    }
  }
  for (const pool of pools) {
    const allocated = plan.gifts.filter(({ lot }) => lot.id === pool.id).reduce((sum, { seats }) => sum + seats, 0);
    plan.sales.push({ ...pool, method: methods[0] ?? 'credit_card', seats: toBlocks(allocated + 30) });
  }
  return plan;
}

/** What the partner bought for itself to allocate: the current year, and the one before if the partner is old enough. */
function planPools(partner: DemoCompany, random: Random, now: Date): Sale[] {
  const daysAgo = random.int(120, 160);
  const age = daysBetween(partner.createdAt, now);
  return [daysAgo + termDays, daysAgo]
    .filter((days) => days < age - 5)
    .map((days) => {
      const at = officeMoment(now, days, 0.2);
      const terms = {
        at,
        endsAt: addDays(at, termDays),
        seats: 0,
        method: 'credit_card',
        hasCoupon: false,
        ending: 'paid',
      } as const;
      return { id: random.uuid(), buyer: partner, customer: partner, ...terms };
    });
}

interface Resold {
  customer: DemoCompany;
  age: number;
  seats: number;
  isExtended: boolean;
}
interface Tools {
  sell(customer: DemoCompany, at: Date, seats: number, more?: Partial<Sale>): Sale;
  random: Random;
  now: Date;
}

/** Seats that the partner buys for a customer: for the year before, if it existed then, for the current one, and some more during it. */
function planResold({ customer, age, seats, isExtended }: Resold, { sell, random, now }: Tools): void {
  const daysAgo = Math.min(Math.floor(age) - 1, random.int(5, 350));
  if (age > daysAgo + termDays + 1) sell(customer, officeMoment(now, daysAgo + termDays, 0.5), Math.max(licences.min, seats - 25));
  const current = sell(customer, officeMoment(now, daysAgo, 0.5), seats);
  if (isExtended && daysAgo > 60)
    sell(customer, officeMoment(now, random.int(3, 50), 0.7), licences.min, { endsAt: current.endsAt });
}

interface Recipient {
  customer: DemoCompany;
  seats: number;
  pools: readonly Sale[];
  giver: DemoCompany;
}

/** Allocates seats of each year that the partner bought, if the customer existed in it. Some customers return a few of them. */
function planGifts(plan: LicencePlan, { customer, seats, pools, giver }: Recipient, random: Random, now: Date): void {
  for (const lot of pools) {
    const from = new Date(Math.max(lot.at.getTime(), customer.createdAt.getTime()));
    const until = Math.min(daysBetween(from, now), daysBetween(from, lot.endsAt));
    if (until < 3) continue;
    const at = addDays(from, 1 + random.next() * Math.min(30, until - 2));
    const common = { giver, customer, lot };
    const isReturning = until > 90 && random.chance(0.15);
    plan.gifts.push({ ...common, id: random.uuid(), at, seats: seats + (isReturning ? 5 : 0), kind: 'allocated' });
    if (isReturning) plan.gifts.push({ ...common, id: random.uuid(), at: addDays(at, 45), seats: -5, kind: 'returned' });
  }
}
