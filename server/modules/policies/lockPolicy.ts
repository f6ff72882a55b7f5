import { sql } from 'drizzle-orm';
import type { CampaignStatus } from '#contract/campaigns/campaignStates';
import { premiumRefusal } from '#contract/courses/premium';
import type { PolicySource } from '#contract/policies/states';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Saves } from '../../core/saves.ts';
import { isPartner } from '../../db/isPartner.ts';
import { presentNameSql } from '../../db/personName.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';

/** With the saves of its draft; `edit` goes on after a draft is used up. */
export interface LockedPolicy extends Saves {
  name: string;
  presetId: string | null;
  draftSource: PolicySource | null;
  /** How many revisions there are. */
  revisions: number;
}

/** One policy of the company, locked until the transaction ends. Refuses with not_found. */
export async function lockPolicy(tx: Tx, companyId: string, id: string): Promise<LockedPolicy> {
  // In a statement of its own: what belongs to the policy is read below as it is after the wait for the lock.
  await rows(tx, sql`SELECT 1 FROM policies WHERE company_id = ${companyId} AND id = ${id} FOR UPDATE`);
  const [policy] = await rows<LockedPolicy>(
    tx,
    sql`SELECT p.name, p.preset_id AS "presetId", p.edit, d.source AS "draftSource", d.saved_at AS "savedAt",
        ${presentNameSql(sql`d.saved_by`)} AS "savedByName",
        (SELECT count(*)::int FROM policy_revisions r WHERE r.policy_id = p.id) AS revisions
      FROM policies p LEFT JOIN policy_drafts d ON d.policy_id = p.id WHERE p.company_id = ${companyId} AND p.id = ${id}`,
  );
  if (!policy) throw new Refusal('not_found');
  return policy;
}

/** Refuses own policies of a company that is not unlocked; presets are for everybody. */
export async function requirePlan(tx: Tx, { companyId, plan }: Actor, source: PolicySource): Promise<void> {
  const refusal = premiumRefusal({ plan, isPartner: await isPartner(tx, companyId) }, { is_free: source === 'preset' });
  if (refusal) throw new Refusal(refusal);
}

/** Revisions of a policy that have not ended, locked: the clock does not move them until the transaction ends. */
export const lockOpen = (tx: Tx, companyId: string, policyId: string) =>
  rows<{ id: string; number: number; status: CampaignStatus }>(
    tx,
    sql`SELECT id, number, status FROM policy_revisions
      WHERE company_id = ${companyId} AND policy_id = ${policyId} AND status <> 'ended' ORDER BY number FOR UPDATE`,
  );
