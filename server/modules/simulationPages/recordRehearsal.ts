import { sql } from 'drizzle-orm';
import { rehearsalLimits } from '#contract/simulation/rehearsal';
import { now } from '../../clock.ts';
import { run } from '../../db/rows.ts';
import { ownerTx } from '../../db/tx.ts';
import type { Services } from '../../services.ts';
import { narrowestNetwork, networkOf, plainAddress, sourceOf, type Touch } from '../simulationTruth/public.ts';

/** Stores what touched a rehearsal, at once: few do. What comes above the limit is dropped, so that nobody fills a table with one. */
export async function recordRehearsal(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  { messageId: id, kind, method, address, agent, signals, seconds }: Touch,
): Promise<void> {
  const at = now();
  const { network, hash } = sourceOf(secrets, address, at);
  await ownerTx(db, (tx) =>
    run(
      tx,
      sql`INSERT INTO simulation_rehearsal_events (company_id, rehearsal_id, kind, method, at, network, source, company_network, source_hash, agent, signals, seconds)
        SELECT r.company_id, r.id, ${kind}, ${method}, ${at}::timestamptz, ${networkOf(address)}, ${network}, ${narrowestNetwork(sql`r.company_id`, sql`${plainAddress(address)}`)}, ${hash}::bytea, ${agent}, ${signals}::smallint, ${seconds ?? null}::smallint
        FROM simulation_rehearsals r WHERE r.id = ${id}
          AND (SELECT count(*) FROM simulation_rehearsal_events e WHERE e.rehearsal_id = r.id) < ${rehearsalLimits.events}`,
    ),
  );
}
