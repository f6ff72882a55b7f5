import { sql } from 'drizzle-orm';
import type { AssignmentType } from '#contract/campaigns/campaignStates';
import { Refusal } from '../../core/refusal.ts';
import type { SetKind } from '../../db/memberships.ts';
import { rows, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { campaignSets } from './reach.ts';

/** The people of a campaign: everybody, or the members of departments or of groups, by name. */
export type Audience = { type: 'all_users' } | { type: SetKind; names: readonly string[] };

interface Named {
  id: string;
  name: string;
}

/** Reads the audience from a request body, which names departments and groups in separate fields. */
export function audienceOf(
  type: AssignmentType,
  body: { user_departments: readonly string[]; selectedGroups: readonly string[] },
): Audience {
  return type === 'all_users' ? { type } : { type, names: body[campaignSets[type].field] };
}

/** Departments or groups of an audience, by name regardless of case; none for everybody. Refuses unknown names with validation_failed. */
export async function findAudience(tx: Tx, companyId: string, audience: Audience): Promise<Named[]> {
  if (audience.type === 'all_users') return [];
  const { sets, field } = campaignSets[audience.type];
  const names = [...new Set(audience.names.map((name) => name.toLowerCase()))];
  const existing = await rows<Named>(
    tx,
    sql`SELECT id, name FROM ${sets} WHERE company_id = ${companyId} AND lower(name) = ANY(${sql.param(names)}::text[]) ORDER BY lower(name)`,
  );
  if (existing.length !== names.length) throw new Refusal('validation_failed', { fields: [field] });
  return existing;
}

/** Departments or groups that a campaign has now. */
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

/** Adds departments or groups to a campaign. */
export async function linkSets(
  tx: Tx,
  companyId: string,
  campaignId: string,
  type: AssignmentType,
  sets: readonly Named[],
): Promise<void> {
  if (type === 'all_users' || sets.length === 0) return;
  const { links, setId } = campaignSets[type];
  await run(
    tx,
    sql`INSERT INTO ${links} (company_id, campaign_id, ${setId})
      SELECT ${companyId}, ${campaignId}, s FROM unnest(${sql.param(sets.map(({ id }) => id))}::uuid[]) AS s ON CONFLICT DO NOTHING`,
  );
}
