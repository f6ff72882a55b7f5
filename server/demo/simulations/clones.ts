import { sql } from 'drizzle-orm';
import type { SimulationSchedule } from '#contract/simulation/states';
import { oneRow, rows, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { addRound } from '../../modules/simulations/public.ts';
import { addDays } from '../moments.ts';
import type { World } from '../world.ts';

interface Clone {
  id: string;
  companyId: string;
  schedule: SimulationSchedule;
  startsOn: string;
  timeZone: string;
  startHour: number;
}

/**
 * Northstar shares its simulation with some customers on Boost. It starts in some days where they have granted access and agreed to
 * simulations; elsewhere it waits for an admin.
 */
export async function makeClones(tx: Tx, { companies }: World, now: Date): Promise<void> {
  const northstar = companies.find(({ slug }) => slug === 'northstar')?.id;
  const sharedAt = addDays(now, -2);
  const scope = (id: string) => rows(tx, sql`SELECT set_config('app.company', ${id}, true)`);
  await scope(northstar ?? '');
  const { made } = await oneRow<{ made: number }>(
    tx,
    sql`SELECT heed_clone_simulation(c.id, ARRAY(SELECT o.id FROM companies o WHERE o.parent_id = ${northstar} AND NOT o.is_partner
          AND o.has_boost AND NOT o.disabled ORDER BY o.slug <> 'castellan-freight', o.slug <> 'kestrel-aviation', o.name LIMIT 6),
        c.name, (${now}::timestamptz AT TIME ZONE 'UTC')::date + 5, c.time_zone, ${sharedAt}) AS made
      FROM simulation_campaigns c WHERE c.company_id = ${northstar} LIMIT 1`,
  );
  await scope('');
  if (made === 0) throw new Error('the demo shares no simulation');
  await run(tx, sql`UPDATE simulation_campaigns SET waits_since = ${sharedAt} WHERE parent_company_id = ${northstar}`);
  const starting = await rows<Clone>(
    tx,
    sql`SELECT c.id, c.company_id AS "companyId", c.schedule, c.suggested_on::text AS "startsOn", c.time_zone AS "timeZone", c.start_hour AS "startHour"
      FROM simulation_campaigns c JOIN simulation_settings s ON s.company_id = c.company_id AND s.consent_at IS NOT NULL
      WHERE c.parent_company_id = ${northstar} AND heed_has_access(c.parent_company_id, c.company_id)`,
  );
  for (const clone of starting) {
    await addRound(tx, clone, 1, now);
    await run(
      tx,
      sql`UPDATE simulation_campaigns SET status = 'scheduled', starts_on = suggested_on, waits_since = NULL,
          starts_at = (SELECT plans_at FROM simulation_rounds WHERE campaign_id = ${clone.id}) WHERE id = ${clone.id}`,
    );
  }
}
