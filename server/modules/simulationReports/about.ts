import { sql } from 'drizzle-orm';
import { Refusal } from '../../core/refusal.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';

/** What a report is about: one simulation, or all of a company. */
export interface About {
  companyId: string;
  /** Null for all. */
  campaignId: string | null;
}

/** Refuses with not_found, and with simulation_not_started while no round of the campaign has been planned. */
export async function requireReported(tx: Tx, companyId: string, campaignId: string): Promise<About & { name: string }> {
  const [campaign] = await rows<{ name: string; isLaunched: boolean }>(
    tx,
    sql`SELECT name, launched_at IS NOT NULL AS "isLaunched" FROM simulation_campaigns
      WHERE company_id = ${companyId} AND id = ${campaignId} AND deleted_at IS NULL`,
  );
  if (!campaign) throw new Refusal('not_found');
  if (!campaign.isLaunched) throw new Refusal('simulation_not_started');
  return { companyId, campaignId, name: campaign.name };
}
