import { and, eq, sql } from 'drizzle-orm';
import { audit, auditInCustomers } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { oneRow } from '../../db/rows.ts';
import { licenceAllocations } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import { requireCustomer } from './customer.ts';

interface Allocation {
  customerId: string;
  licensesToAllocate: number;
  idempotencyKey: string;
}

/**
 * Allocates seats of the company in scope to a direct customer. The company is locked first, so of two simultaneous allocations the
 * second sees what the first has left. Refuses with not_found, customer_suspended, not_enough_licences or idempotency_key_used.
 */
export async function allocateLicences(tx: Tx, actor: Actor, allocation: Allocation): Promise<void> {
  await lockCompany(tx, actor);
  if (await wasMade(tx, actor, allocation)) return;
  const { customerId, licensesToAllocate, idempotencyKey } = allocation;
  const customer = await requireCustomer(tx, customerId, { lock: true });
  const [header] = await tx
    .insert(licenceAllocations)
    .values({
      companyId: actor.companyId,
      customerId,
      customerName: customer.name,
      kind: 'allocated',
      idempotencyKey,
      adminId: actor.userId,
      adminName: `${actor.name} ${actor.lastName}`.trim(),
      createdAt: now(),
    })
    .returning({ id: licenceAllocations.id });
  const { moved } = await oneRow<{ moved: number }>(
    tx,
    sql`SELECT heed_allocate_seats(${header?.id}, ${licensesToAllocate}) AS moved`,
  );
  if (moved < licensesToAllocate) throw new Refusal('not_enough_licences', { fields: ['licensesToAllocate'] });
  const after = { licenses: moved };
  const subject = { type: 'company', id: customerId, label: customer.name } as const;
  const entryId = await audit(tx, actor, { action: 'billing.licences_allocated', subject, after });
  await auditInCustomers(tx, entryId, sql`ARRAY[${customerId}::uuid]`, after);
}

/** Whether this allocation was made before. Refuses with idempotency_key_used if the key belongs to another one. */
async function wasMade(
  tx: Tx,
  { companyId }: Actor,
  { customerId, licensesToAllocate, idempotencyKey }: Allocation,
): Promise<boolean> {
  const [made] = await tx
    .select({ id: licenceAllocations.id, customerId: licenceAllocations.customerId })
    .from(licenceAllocations)
    .where(and(eq(licenceAllocations.companyId, companyId), eq(licenceAllocations.idempotencyKey, idempotencyKey)));
  if (!made) return false;
  const { seats } = await oneRow<{ seats: number }>(
    tx,
    sql`SELECT coalesce(-sum(seats), 0)::int AS seats FROM seat_entries WHERE company_id = ${companyId} AND allocation_id = ${made.id}`,
  );
  if (made.customerId !== customerId || seats !== licensesToAllocate) throw new Refusal('idempotency_key_used');
  return true;
}
