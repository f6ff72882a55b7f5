import { sql } from 'drizzle-orm';
import type { AssignmentType } from '#contract/campaignStates';
import { rows, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { Refusal } from '../../refusal.ts';
import type { SetKind } from '../users/usersWhere.ts';
import { campaignSets } from './reach.ts';

export interface Named {
  id: string;
  name: string;
}

interface Labels {
  user_departments: readonly string[];
  selectedGroups: readonly string[];
}

/** The departments or groups that a body names, whatever their case; nothing for everybody. Refuses names the company does not have. */
export async function setsNamed(tx: Tx, companyId: string, type: AssignmentType, body: Labels): Promise<Named[]> {
  if (type === 'all_users') return [];
  const { sets, field } = campaignSets[type];
  const names = [...new Set(body[field].map((name) => name.toLowerCase()))];
  const found = await rows<Named>(
    tx,
    sql`SELECT id, name FROM ${sets} WHERE company_id = ${companyId} AND lower(name) = ANY(${sql.param(names)}::text[]) ORDER BY lower(name)`,
  );
  if (found.length !== names.length) throw new Refusal('validation_failed', { fields: [field] });
  return found;
}

/** The departments or groups a campaign has now. */
export async function setsOfCampaign(
  tx: Tx,
  companyId: string,
  { id, type }: { id: string; type: AssignmentType },
): Promise<Named[]> {
  if (type === 'all_users') return [];
  const { sets, links, setId } = campaignSets[type];
  return rows<Named>(
    tx,
    sql`SELECT s.id, s.name FROM ${links} l JOIN ${sets} s ON s.id = l.${setId}
      WHERE l.company_id = ${companyId} AND l.campaign_id = ${id} ORDER BY lower(s.name)`,
  );
}

/** Gives the campaign to the people of these departments or groups too. */
export async function linkSets(
  tx: Tx,
  companyId: string,
  campaignId: string,
  kind: SetKind,
  sets: readonly Named[],
): Promise<void> {
  if (sets.length === 0) return;
  const { links, setId } = campaignSets[kind];
  await run(
    tx,
    sql`INSERT INTO ${links} (company_id, campaign_id, ${setId})
      SELECT ${companyId}, ${campaignId}, s FROM unnest(${sql.param(sets.map(({ id }) => id))}::uuid[]) AS s ON CONFLICT DO NOTHING`,
  );
}
