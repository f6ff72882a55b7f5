import { sql } from 'drizzle-orm';
import type { CampaignStatus } from '#contract/campaigns/campaignStates';
import type { contract } from '#contract/index';
import { monthlyPeople } from '#contract/reports/monthly';
import { readAs } from '#contract/reports/reportStatus';
import { Refusal } from '../../core/refusal.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { Handlers } from '../../http/handler.ts';
import { campaignTabs } from '../../reports/people/campaignTabs.ts';
import { peopleTable } from '../../reports/people/people.ts';
import { reportedVideos, videos } from './report.ts';

/** A video that has begun. Refuses with not_found. */
async function requireBegun(tx: Tx, companyId: string, { eventId }: { eventId: string }) {
  const [event] = await rows<{ name: string; status: CampaignStatus }>(
    tx,
    sql`SELECT name, status FROM monthly_events WHERE company_id = ${companyId} AND id = ${eventId} AND begun_at IS NOT NULL`,
  );
  if (!event) throw new Refusal('not_found');
  return { companyId, campaignId: eventId, name: event.name, work: reportedVideos, reading: readAs[event.status] };
}

const tabs = campaignTabs({ reports: { users: monthlyPeople }, find: requireBegun, auditedAs: 'monthlyVideo' });

export const handlers: Handlers<(typeof contract)['monthlyReports']> = {
  listMonthlyReport: videos.rows,
  getMonthlyStatistics: videos.statistics,
  listMonthlyNames: videos.names,
  listMonthlyPeople: tabs.users('users', peopleTable({})),
};
