import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { listLimits } from '#contract/kit/limits';
import type { simulationCampaign } from '#contract/simulation/campaigns';
import { simulationDifficulties } from '#contract/simulation/states';
import { Refusal } from '../../../core/refusal.ts';
import { readPage } from '../../../db/page.ts';
import { nameOrEmailSql } from '../../../db/personName.ts';
import { rows } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';

type SimulationRecord = z.output<typeof simulationCampaign>;

const named = (from: SQL): SQL =>
  sql`coalesce((SELECT jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) ORDER BY lower(s.name), s.id) FROM (${from}) s), '[]')`;

/** What cards call a campaign `c` whose present round is `r`; without one it has not begun. */
export const stage = sql`CASE
    WHEN c.status IN ('draft', 'suspended', 'archived') THEN c.status
    WHEN c.paused_at IS NOT NULL THEN 'paused'
    WHEN c.status = 'scheduled' THEN 'scheduled'
    WHEN r.status IN ('planned', 'planning') THEN 'preparing'
    WHEN r.status = 'sending' THEN 'sending'
    ELSE 'all_sent' END`;

/** Campaigns `c` as the contract shows them, with their present round `r` and their figures `f`. */
const columns = sql`c.id, c.name, ${stage} AS stage, c.status <> 'archived' AS "isActive",
        c.archived_at IS NOT NULL AND f.sent = 0 AS "isNeverLaunched", c.type AS "campaignType", c.schedule,
        (${sql.param([...simulationDifficulties])}::text[])[c.difficulty] AS difficulty, c.email_platform AS "emailPlatform",
        c.starts_on::text AS "startDate", c.starts_at AS "startsAt", c.time_zone AS timezone,
        coalesce(to_jsonb(c.sending_days), '"entire_round"') AS "sendingDays", c.start_hour AS "startHour", c.end_hour % 24 AS "endHour",
        to_jsonb(c.template_types) AS "templateTypes",
        coalesce((SELECT jsonb_agg(t.template_id) FROM simulation_choices t WHERE t.campaign_id = c.id), '[]') AS "templateIds",
        c.landing_id AS "loginPageId", c.from_domain AS "fromDomain",
        jsonb_build_object('subject', coalesce(c.notification_subject, ''), 'message', coalesce(c.notification_message, '')) AS notification,
        c.audience AS "usersType",
        (SELECT min(x.starts_on)::text FROM simulation_rounds x WHERE x.campaign_id = c.id AND x.number > r.number AND x.status = 'planned')
          AS "nextRoundOn",
        ${named(sql`SELECT d.id, d.name FROM simulation_departments l JOIN departments d ON d.id = l.department_id WHERE l.campaign_id = c.id`)} AS "selectedDepartments",
        ${named(sql`SELECT g.id, g.name FROM simulation_groups l JOIN groups g ON g.id = l.group_id WHERE l.campaign_id = c.id`)} AS "selectedGroups",
        ${named(sql`SELECT u.id, ${nameOrEmailSql('u')} AS name
          FROM simulation_users l JOIN people u ON u.id = l.user_id
          WHERE l.campaign_id = c.id ORDER BY 2, 1 LIMIT ${listLimits.maxLookupSize}`)} AS "selectedUsers",
        (SELECT count(*)::int FROM simulation_users l JOIN people u ON u.id = l.user_id WHERE l.campaign_id = c.id) AS "selectedUsersCount",
        f.*, r.number AS "roundNumber", coalesce(r.chunks_done * 100 / r.chunks, 0) AS progress, CASE WHEN c.parent_company_id IS NOT NULL THEN heed_simulation_partner(c.id) END AS "parentCompanyName",
        c.suggested_on::text AS "suggestedOn", c.status = 'draft' AS "waitsForApproval",
        w.since AS "senderFailsSince", coalesce(w.is_own, false) AS "isOwnSender", c.created_at AS "createdDate",
        c.archived_at AS "archivedAt"`;

/** What triggers count of its messages; a campaign without any has no row. */
const figures = sql`SELECT coalesce(sum(t.messages), 0)::int AS "usersCount", coalesce(sum(t.sent), 0)::int AS sent,
    coalesce(sum(t.uncertain), 0)::int AS uncertain, coalesce(sum(t.bounced), 0)::int AS bounced,
    coalesce(sum(t.phished_reported), 0)::int AS "phishedReported",
    coalesce(sum(t.phished - t.phished_reported), 0)::int AS "phishedUnreported",
    coalesce(sum(t.opened_reported), 0)::int AS "openedReported", coalesce(sum(t.to_review), 0)::int AS "toReview"
  FROM simulation_totals t WHERE t.company_id = c.company_id AND t.set_id = c.company_id AND t.campaign_id = c.id`;

/** The present round: the last one that has begun, else the first one. */
const present = sql`SELECT * FROM simulation_rounds x WHERE x.campaign_id = c.id
  ORDER BY x.status IN ('planned', 'cancelled'), CASE WHEN x.status IN ('planned', 'cancelled') THEN x.number ELSE -x.number END LIMIT 1`;

/** The sender `w` is that of the company, so it is looked up once. */
const from = (
  companyId: string,
) => sql`simulation_campaigns c CROSS JOIN LATERAL (${figures}) f LEFT JOIN LATERAL (${present}) r ON true
  LEFT JOIN heed_sender_fails(${companyId}) w ON ${stage} = 'sending'`;
const isThere = (companyId: string): SQL => sql`c.company_id = ${companyId} AND c.deleted_at IS NULL`;

/** The campaigns of a tab, newest first. */
export function findSimulations(
  tx: Tx,
  companyId: string,
  tab: 'active' | 'archived',
  page: { order: 'ASC' | 'DESC'; offset: number; limit: number },
) {
  const where = sql`${isThere(companyId)} AND ${tab === 'active' ? sql`c.status <> 'archived'` : sql`c.status = 'archived'`}`;
  return readPage<SimulationRecord>(tx, {
    columns,
    from: from(companyId),
    where,
    by: sql`c.starts_at`,
    id: sql`c.id`,
    page,
    counted: sql`simulation_campaigns c WHERE ${where}`,
  });
}

/** One campaign, in whatever state. Refuses with not_found. */
export async function findSimulation(tx: Tx, companyId: string, id: string): Promise<SimulationRecord> {
  const [record] = await rows<SimulationRecord>(
    tx,
    sql`SELECT ${columns} FROM ${from(companyId)} WHERE ${isThere(companyId)} AND c.id = ${id}`,
  );
  if (!record) throw new Refusal('not_found');
  return record;
}
