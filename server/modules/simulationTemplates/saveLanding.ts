import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { simulationLimits } from '#contract/simulation/limits';
import type { SimulationLandingBody } from '#contract/simulation/landings';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { oneRow, run } from '../../db/rows.ts';
import { simulationLandings } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import { type LandingRow, readLanding } from './landings.queries.ts';
import { requireLanguage } from './requireLanguage.ts';

const factsOf = ({ name, language }: Pick<SimulationLandingBody, 'name' | 'language'>) => ({ name, language });
const own = ({ companyId }: Actor, id: string) => and(eq(simulationLandings.id, id), eq(simulationLandings.companyId, companyId));

/** The company’s own landing page, locked against other changes. Refuses with not_found: nobody changes the library. */
async function lockOwnLanding(tx: Tx, actor: Actor, id: string): Promise<LandingRow> {
  await lockCompany(tx, actor);
  const landing = await readLanding(tx, actor.companyId, id);
  if (landing.companyId === null) throw new Refusal('not_found');
  return landing;
}

/** A company has one for each kind and language: the others stop being it. */
async function makeDefault(tx: Tx, { companyId }: Actor, id: string, { kind, language, isDefault }: SimulationLandingBody) {
  if (!isDefault) return;
  await run(
    tx,
    sql`UPDATE simulation_landings SET is_default = false
      WHERE company_id = ${companyId} AND id <> ${id} AND kind = ${kind} AND language = ${language} AND is_default`,
  );
}

/** Refuses with storage_full. */
export async function createLanding(tx: Tx, actor: Actor, body: SimulationLandingBody): Promise<string> {
  const { companyId } = actor;
  requireLanguage(body.language);
  await lockCompany(tx, actor);
  const { n } = await oneRow<{ n: number }>(
    tx,
    sql`SELECT count(*)::int AS n FROM simulation_landings WHERE company_id = ${companyId}`,
  );
  if (n >= simulationLimits.ownLandings) throw new Refusal('storage_full');
  const [id, at] = [randomUUID(), now()];
  await tx.insert(simulationLandings).values({ ...body, id, companyId, createdAt: at, updatedAt: at });
  await makeDefault(tx, actor, id, body);
  await audit(tx, actor, {
    action: 'templates.created',
    subject: { type: 'template', id, label: body.name },
    after: factsOf(body),
  });
  return id;
}

export async function updateLanding(tx: Tx, actor: Actor, id: string, body: SimulationLandingBody): Promise<void> {
  requireLanguage(body.language);
  const before = await lockOwnLanding(tx, actor, id);
  await tx
    .update(simulationLandings)
    .set({ ...body, updatedAt: now() })
    .where(own(actor, id));
  await makeDefault(tx, actor, id, body);
  await audit(tx, actor, {
    action: 'templates.updated',
    subject: { type: 'template', id, label: body.name },
    before: factsOf(before),
    after: factsOf(body),
  });
}

/** It stays in the database for the campaigns that have it. */
export async function deleteLanding(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { name } = await lockOwnLanding(tx, actor, id);
  await tx.update(simulationLandings).set({ deletedAt: now(), isDefault: false }).where(own(actor, id));
  await audit(tx, actor, { action: 'templates.deleted', subject: { type: 'template', id, label: name } });
}
