import { sql } from 'drizzle-orm';
import { banks, bankEntries, coupons, invoiceLines, invoices, licenceAllocations, refunds, seatEntries } from '../../db/schema.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { endLicences } from '../../modules/billing/public.ts';
import { insertRows } from '../insertRows.ts';
import { addDays } from '../moments.ts';
import { makeRandom } from '../random.ts';
import type { World } from '../world.ts';
import { type DemoCompany, type LicencePlan, planLicences, type Sale } from './plan.ts';
import { billOf, couponId, type Bill } from './bills.ts';

/** Partners of the demo with distributor credit, and their balance in cents. */
const prepaid: Record<string, number> = { northstar: 1_284_000, polaris: 96_000 };

/**
 * Two years of purchases, invoices and allocations of every partner, and of Acme, which buys for itself. Written as requests write them: a
 * purchase is inserted as a draft and then issued, and triggers book its seats.
 */
export async function makeLicences(tx: Tx, world: World, now: Date): Promise<void> {
  const companies = world.companies.filter((company): company is DemoCompany => company.id !== undefined);
  const people = new Map<string, number>();
  for (const { companyId, disabled } of world.users) if (!disabled) people.set(companyId, (people.get(companyId) ?? 0) + 1);
  const plan = planAll(companies, people, now);
  const ownerOf = new Map(world.users.filter(({ isOwner }) => isOwner).map((user) => [user.companyId, user]));
  const bills = plan.sales.sort((a, b) => a.at.getTime() - b.at.getTime()).map((sale, i) => billOf(sale, i, ownerOf, now));
  const code = { id: couponId, code: 'WELCOME10', percentOff: 10, createdAt: addDays(now, -730) };
  await insertRows(tx, coupons, [
    code,
    { id: makeRandom('coupon').uuid(), code: 'PARTNER15', percentOff: 15, createdAt: addDays(now, -90) },
  ]);
  await insertRows(
    tx,
    invoices,
    bills.map(({ invoice }) => invoice),
  );
  await insertRows(
    tx,
    invoiceLines,
    bills.map(({ line }) => line),
  );
  await fillBanks(tx, companies, bills, now);
  await issue(tx, bills);
  await insertRows(tx, refunds, refundsOf(bills));
  await giveSeats(tx, plan, ownerOf);
  await endLicences(tx, now);
}

function planAll(companies: readonly DemoCompany[], people: Map<string, number>, now: Date): LicencePlan {
  const plans = companies
    .filter(({ isPartner }) => isPartner)
    .map((partner) =>
      planLicences(
        partner,
        companies.filter(({ parentId }) => parentId === partner.id),
        people,
        now,
      ),
    );
  const plan = { sales: plans.flatMap(({ sales }) => sales), gifts: plans.flatMap(({ gifts }) => gifts) };
  const acme = companies.find(({ slug }) => slug === 'acme');
  if (acme) plan.sales.push(...[470, 105].map((daysAgo, i) => ofAcme(acme, addDays(now, -daysAgo), 200 + 50 * i)));
  // One invoice is late, one is uncollectible, and one payment by card was declined.
  const owed = plan.sales.filter(({ method, customer, buyer }) => method === 'invoice' && customer !== buyer);
  const late = owed.find(({ at }) => at < addDays(now, -31) && at > addDays(now, -120));
  if (late) late.ending = 'open';
  const lost = owed.find(({ endsAt }) => endsAt < now);
  if (lost) lost.ending = 'uncollectible';
  const declined = plan.sales.find(({ method, buyer }) => method === 'credit_card' && buyer.slug === 'northstar');
  if (declined)
    plan.sales.push({ ...declined, id: makeRandom('declined').uuid(), at: addDays(declined.at, -0.01), ending: 'void' });
  return plan;
}

const ofAcme = (acme: DemoCompany, at: Date, seats: number): Sale => ({
  id: makeRandom(`acme ${seats}`).uuid(),
  buyer: acme,
  customer: acme,
  at,
  endsAt: addDays(at, 365),
  seats,
  method: 'credit_card',
  hasCoupon: false,
  ending: 'paid',
});

/** Deposits that cover what the bills withdraw, and leave a little. */
async function fillBanks(tx: Tx, companies: readonly DemoCompany[], bills: readonly Bill[], now: Date): Promise<void> {
  for (const { id: companyId, slug } of companies) {
    const drawn = bills.filter(({ sale }) => sale.buyer.id === companyId && sale.method === 'distributor_credit');
    const left = prepaid[slug];
    if (left === undefined && drawn.length === 0) continue;
    const total = drawn.reduce((sum, { cents }) => sum + cents, 0) + (left ?? 0);
    const random = makeRandom(`bank ${slug}`);
    await insertRows(tx, banks, [{ companyId, createdAt: addDays(now, -728) }]);
    if (total > 0)
      await insertRows(tx, bankEntries, [{ id: random.uuid(), companyId, cents: total, createdAt: addDays(now, -728) }]);
    await insertRows(
      tx,
      bankEntries,
      drawn.map(({ sale, invoice, cents }) => ({
        id: random.uuid(),
        companyId,
        cents: -cents,
        invoiceId: invoice.id,
        createdAt: sale.at,
      })),
    );
  }
}

/** Two refunds: of an invoice that was paid twice, already made, and of a payment on a page that had been closed, still open. */
function refundsOf(bills: readonly Bill[]): (typeof refunds.$inferInsert)[] {
  const twice = bills.find(({ sale }) => sale.buyer.slug === 'acme');
  const late = bills.find(({ sale }) => sale.ending === 'void');
  const common = ({ sale, invoice, cents }: Bill) => {
    const random = makeRandom(`refund ${sale.id}`);
    const payment = { provider: 'sandbox', reference: `sandbox ${random.uuid()}`, cents } as const;
    return { id: random.uuid(), companyId: sale.buyer.id, invoiceId: invoice.id, ...payment, createdAt: addDays(sale.at, 1) };
  };
  return [
    ...(twice ? [{ ...common(twice), reason: 'invoicePaid' as const, givenBackAt: addDays(twice.sale.at, 1) }] : []),
    ...(late ? [{ ...common(late), reason: 'invoiceVoid' as const }] : []),
  ];
}

/** Gives every draft its number and its end. */
async function issue(tx: Tx, bills: readonly Bill[]): Promise<void> {
  const issued = bills.map(({ invoice, end }) => ({ id: invoice.id, ...end }));
  await rows(
    tx,
    sql`UPDATE invoices i SET status = e.status, number = e.number, issued_at = e.issued_at, due_at = e.due_at, paid_at = e.paid_at
      FROM jsonb_to_recordset(${JSON.stringify(issued)}::jsonb)
        AS e(id uuid, status text, number text, issued_at timestamptz, due_at timestamptz, paid_at timestamptz) WHERE e.id = i.id`,
  );
  const lost = bills.filter(({ sale }) => sale.ending === 'uncollectible').map(({ invoice }) => invoice.id);
  await rows(tx, sql`UPDATE invoices SET status = 'uncollectible' WHERE id = ANY(${sql.param(lost)}::uuid[])`);
  await rows(tx, sql`SELECT setval('invoice_numbers', ${bills.length})`);
}

async function giveSeats(tx: Tx, { gifts }: LicencePlan, ownerOf: ReadonlyMap<string, World['users'][number]>): Promise<void> {
  await insertRows(
    tx,
    licenceAllocations,
    gifts.map(({ id, giver, customer, kind, at }) => {
      const admin = ownerOf.get(giver.id);
      const header = { id, companyId: giver.id, customerId: customer.id, customerName: customer.name, kind, idempotencyKey: id };
      return { ...header, adminId: admin?.id, adminName: `${admin?.name} ${admin?.lastName}`, createdAt: at };
    }),
  );
  await insertRows(
    tx,
    seatEntries,
    gifts.flatMap(({ id, giver, customer, lot, seats, at }) => {
      const entry = { lotId: lot.id, allocationId: id, createdAt: at, endsAt: lot.endsAt };
      return [
        { ...entry, companyId: giver.id, seats: -seats },
        { ...entry, companyId: customer.id, seats },
      ];
    }),
  );
}
