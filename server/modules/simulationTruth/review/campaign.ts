import { sql } from 'drizzle-orm';
import { Refusal } from '../../../core/refusal.ts';
import { rows } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';

/** The name of a campaign of the company. Refuses with not_found. */
export async function requireCampaign(tx: Tx, companyId: string, campaignId: string): Promise<{ name: string }> {
  const [campaign] = await rows<{ name: string }>(
    tx,
    sql`SELECT name FROM simulation_campaigns WHERE company_id = ${companyId} AND id = ${campaignId} AND deleted_at IS NULL`,
  );
  if (!campaign) throw new Refusal('not_found');
  return campaign;
}

/** How many messages of a campaign wait for the judge. */
export async function countWaiting(tx: Tx, companyId: string, campaignId: string): Promise<number> {
  const [found] = await rows<{ n: number }>(
    tx,
    sql`SELECT count(DISTINCT e.message_id)::int AS n FROM simulation_events e JOIN simulation_messages m ON m.id = e.message_id
      WHERE e.class IS NULL AND m.company_id = ${companyId} AND m.campaign_id = ${campaignId}`,
  );
  return found?.n ?? 0;
}
