import { sql } from 'drizzle-orm';
import { audit } from '../../../audit.ts';
import { now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';
import { Refusal } from '../../../core/refusal.ts';
import { lockCompany } from '../../../db/lockCompany.ts';
import { rows, run } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';

interface Stop {
  reason: string;
  at: Date;
}

/** Where staff stopped simulations: of a company, and everywhere. */
export async function readStops(tx: Tx, companyId: string): Promise<{ company: Stop | null; everywhere: Stop | null }> {
  const found = await rows<Stop & { isOfCompany: boolean }>(
    tx,
    sql`SELECT reason, created_at AS at, company_id IS NOT NULL AS "isOfCompany" FROM simulation_stops
      WHERE company_id IS NULL OR company_id = ${companyId}`,
  );
  const of = (isOfCompany: boolean) => {
    const stop = found.find((one) => one.isOfCompany === isOfCompany);
    return stop ? { reason: stop.reason, at: stop.at } : null;
  };
  return { company: of(true), everywhere: of(false) };
}

/** Refuses with simulations_stopped. */
export async function requireNoStop(tx: Tx, companyId: string): Promise<void> {
  const { company, everywhere } = await readStops(tx, companyId);
  if (company ?? everywhere) throw new Refusal('simulations_stopped');
}

/** Condition over a company’s id: nobody stopped its simulations. What sends mails reads it before each of them. */
export const isNotStopped = (companyId: string) =>
  sql`NOT EXISTS (SELECT FROM simulation_stops s WHERE s.company_id IS NULL OR s.company_id = ${sql.raw(companyId)})`;

interface Place {
  place: 'company' | 'everywhere';
  reason?: string;
}

const placeOf = (actor: Actor, { place }: Place) => (place === 'company' ? actor.companyId : null);

/** As the owner. A second stop of the same place only changes the reason. */
export async function stop(tx: Tx, actor: Actor, { place, reason = '' }: Place): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO simulation_stops (company_id, stopped_by, reason, created_at) VALUES (${placeOf(actor, { place })}::uuid, ${actor.userId}, ${reason}, ${now()})
      ON CONFLICT (coalesce(company_id, '00000000-0000-0000-0000-000000000000'::uuid)) DO UPDATE SET reason = excluded.reason`,
  );
  await audit(tx, actor, {
    action: 'simulations.stopped',
    subject: { type: 'company', id: actor.companyId, label: await lockCompany(tx, actor) },
    after: { place, reason },
  });
}

/** As the owner. */
export async function release(tx: Tx, actor: Actor, { place }: Place): Promise<void> {
  await run(tx, sql`DELETE FROM simulation_stops WHERE company_id IS NOT DISTINCT FROM ${placeOf(actor, { place })}::uuid`);
  await audit(tx, actor, {
    action: 'simulations.released',
    subject: { type: 'company', id: actor.companyId, label: await lockCompany(tx, actor) },
    after: { place },
  });
}
