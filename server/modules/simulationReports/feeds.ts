import { sql } from 'drizzle-orm';
import type { contract } from '#contract/index';
import { dashboardLimits } from '#contract/dashboard/limits';
import { now } from '../../clock.ts';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { HandlerReply } from '#contract/kit/endpoint';
import type { Handlers } from '../../http/handler.ts';
import { type Period, periodsOf } from '../../reports/periods.ts';
import { stage } from '../simulations/public.ts';

type Feeds = (typeof contract)['simulationFeeds'];
type Item = HandlerReply<Feeds['listCalendarSimulations']>['data']['items'][number];

interface Outcomes {
  recipients: number;
  ignored: number;
  sent: number;
  campaigns: number;
  reported: number;
  phished: number;
  phishedReported: number;
}

/** Messages by their day of sending, others, which never arrived, by the first day of their round. */
async function readPeriod(tx: Tx, companyId: string, { dateFrom: from, dateTo: to }: Period) {
  const found = await oneRow<Outcomes>(
    tx,
    sql`WITH sent AS (SELECT coalesce(sum(d.sent), 0)::int AS sent, coalesce(sum(d.reported), 0)::int AS reported,
          coalesce(sum(d.phished), 0)::int AS phished, coalesce(sum(d.phished_reported), 0)::int AS "phishedReported",
          count(DISTINCT d.campaign_id) FILTER (WHERE d.sent > 0)::int AS campaigns
        FROM simulation_days d WHERE d.company_id = ${companyId} AND d.set_id = ${companyId} AND d.sent_on BETWEEN ${from}::date AND ${to}::date),
      unsent AS (SELECT coalesce(sum(k.ignored + k.bounced), 0)::int AS ignored FROM simulation_counts k
        WHERE k.company_id = ${companyId} AND k.set_id = ${companyId} AND k.round_id IN (SELECT r.id FROM simulation_rounds r
          WHERE r.company_id = ${companyId} AND r.starts_on BETWEEN ${from}::date AND ${to}::date))
      SELECT s.sent + u.ignored AS recipients, u.ignored, s.* FROM sent s, unsent u`,
  );
  const { recipients, ignored, sent, campaigns, reported, phished, phishedReported } = found;
  const part = (value: number) => ({ value, percent: sent === 0 ? 0 : Math.round((value / sent) * 10_000) / 100 });
  return {
    recipients,
    recipientsIgnored: ignored,
    recipientsSent: sent,
    campaigns,
    reportedAfterOpen: part(reported - phishedReported),
    reportedAfterPhished: part(phishedReported),
    notReportedAfterPhished: part(phished - phishedReported),
  };
}

export const feedHandlers: Handlers<Feeds> = {
  async listCalendarSimulations({ tx, actor, query }) {
    const { companyId } = actor;
    const items = await rows<Item>(
      tx,
      sql`SELECT c.id AS "campaignId", c.name, c.type AS "campaignType",
          CASE WHEN r.status = 'planned' AND c.status = 'running' AND c.paused_at IS NULL THEN 'scheduled' ELSE ${stage} END AS status, r.number AS "roundNumber",
          CASE WHEN r.status NOT IN ('planned', 'cancelled') THEN r.plans_at END AS "startedAt", r.plans_at AS "startAt",
          jsonb_build_object('totalCount', coalesce(f.sent, 0), 'phishedCount', coalesce(f.phished, 0), 'reportedCount', coalesce(f.reported, 0)) AS statistic,
          c.status <> 'archived' AS "isActive", false AS "isDeleted"
        FROM simulation_rounds r JOIN simulation_campaigns c ON c.company_id = r.company_id AND c.id = r.campaign_id
        LEFT JOIN LATERAL (SELECT sum(k.sent)::int AS sent, sum(k.phished)::int AS phished, sum(k.reported)::int AS reported FROM simulation_counts k
          WHERE k.company_id = r.company_id AND k.set_id = r.company_id AND k.campaign_id = r.campaign_id AND k.round_id = r.id) f ON true
        WHERE r.company_id = ${companyId} AND c.deleted_at IS NULL AND c.status <> 'draft' AND (r.status <> 'cancelled' OR f.sent > 0)
          AND r.starts_on BETWEEN ${query.dateFrom}::date AND ${query.dateTo}::date ORDER BY r.starts_on, c.id, r.number`,
    );
    return { data: { items } };
  },
  async getSimulationDashboard({ tx, actor, query }) {
    const { today } = await oneRow<{ today: string }>(
      tx,
      sql`SELECT (${now()}::timestamptz AT TIME ZONE time_zone)::date::text AS today FROM companies WHERE id = ${actor.companyId}`,
    );
    const { range, previous } = periodsOf(query, dashboardLimits.days, today);
    return {
      data: { current: await readPeriod(tx, actor.companyId, range), previous: await readPeriod(tx, actor.companyId, previous) },
    };
  },
};
