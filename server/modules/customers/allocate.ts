import { sql } from 'drizzle-orm';
import type { allocateToCustomers as endpoint } from '#contract/partners/customerActions';
import { partnerLimits } from '#contract/partners/limits';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { Handler } from '../../http/handler.ts';
import { readBalance } from '../billing/public.ts';
import { changeCustomers } from './change.ts';
import { uniqueIds } from './conditions.ts';

/**
 * Allocates the same number of seats to each selected direct customer, to all of them or to none. The company is locked before the key is
 * looked up, so that of two simultaneous calls with one key the second finds the allocations of the first. Refuses with
 * not_enough_licences, idempotency_key_used, and as `changeCustomers`.
 */
export const allocateToCustomers: Handler<typeof endpoint> = async ({ tx, actor, body }) => {
  const { licensesToAllocate, idempotencyKey, ...selection } = body;
  await lockCompany(tx, actor);
  const made = await findMade(tx, actor, idempotencyKey);
  if (made.length > 0) {
    const isChosen = selection.isAllSelected ? () => true : (id: string) => uniqueIds(selection).includes(id);
    if (made.some(({ id, seats }) => seats !== licensesToAllocate || !isChosen(id))) throw new Refusal('idempotency_key_used');
    const selected = selection.isAllSelected ? (selection.expectedTotal ?? made.length) : uniqueIds(selection).length;
    return answer(tx, actor, made, selected - made.length);
  }
  const { changed, skipped } = await changeCustomers(tx, actor, selection, {
    action: 'allocate',
    audited: 'billing.licences_allocated',
    most: partnerLimits.allocatedCustomers,
    after: { licenses: licensesToAllocate },
    change: (ids) => sql`heed_allocate_to_each(${ids}, ${licensesToAllocate}, ${idempotencyKey}, ${now()})`,
  });
  const allocated = await findMade(tx, actor, idempotencyKey);
  // The refusal rolls the transaction back, so no customer keeps its seats.
  if (allocated.length !== changed || allocated.some(({ seats }) => seats !== licensesToAllocate))
    throw new Refusal('not_enough_licences', { fields: ['licensesToAllocate'] });
  return answer(tx, actor, allocated, skipped);
};

interface Allocated {
  id: string;
  name: string;
  /** Seats that the call allocated. */
  seats: number;
  /** Seats that the customer has now. */
  licences: number;
}

/** The allocations of a call for several customers, by name. */
const findMade = (tx: Tx, { companyId }: Actor, key: string) =>
  rows<Allocated>(
    tx,
    sql`SELECT a.customer_id AS id, a.customer_name AS name, coalesce(v.licences, 0) AS licences,
        (SELECT coalesce(-sum(e.seats), 0)::int FROM seat_entries e WHERE e.company_id = a.company_id AND e.allocation_id = a.id) AS seats
      FROM licence_allocations a LEFT JOIN customers v ON v.id = a.customer_id AND v.ancestor_id = a.company_id
      WHERE a.company_id = ${companyId} AND a.batch_key = ${key} ORDER BY lower(a.customer_name), a.customer_id`,
  );

async function answer(tx: Tx, { companyId }: Actor, allocated: readonly Allocated[], skipped: number) {
  const { balance } = await readBalance(tx, companyId, now());
  const customers = allocated.map(({ id, name, licences }) => ({ id, name, licences }));
  return { changed: allocated.length, skipped, balance, customers };
}
