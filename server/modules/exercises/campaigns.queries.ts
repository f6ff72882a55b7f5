import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { exerciseCampaign } from '#contract/exercise/campaigns';
import { activeStatuses, type ExerciseStatus } from '#contract/exercise/exerciseStates';
import { listLimits } from '#contract/kit/limits';
import { Refusal } from '../../core/refusal.ts';
import { reachNow } from '../../db/audience.ts';
import { type Page, readPage } from '../../db/page.ts';
import { nameOrEmailSql } from '../../db/personName.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { isOneOf } from '../../db/where.ts';
import { exerciseReportStatus } from '../../reports/storedStatus.ts';
import { exercises } from './work.ts';

export type ExerciseRecord = z.output<typeof exerciseCampaign>;

const named = (from: SQL): SQL =>
  sql`coalesce((SELECT jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) ORDER BY lower(s.name), s.id) FROM (${from}) s), '[]')`;

/** Campaigns `c` as the contract shows them. */
const columns = sql`c.id, c.name, c.starts_at AS "startedAt", c.archived_at AS "archivedAt",
        c.archived_at IS NOT NULL AND c.launched_at IS NULL AS "isNeverLaunched",
        c.is_outdated AS "isOutdated", round((t.score_sum / nullif(t.scored, 0))::numeric, 4)::float8 AS score,
        c.status, c.audience AS "usersType",
        jsonb_build_object('total', t.total, 'completed', t.completed, 'statuses', t.statuses) AS assignments,
        t.golden AS "goldenCertificatesCount", c.days_to_complete AS "daysToComplete",
        (SELECT count(*)::int FROM exercise_messages m WHERE m.campaign_id = c.id) AS templates,
        CASE WHEN c.pack_id IS NOT NULL THEN jsonb_build_object('id', c.pack_id, 'name', c.pack_name) END AS pack,
        c.notifications_enabled AS "isNotificationEnabled", coalesce(c.notification_subject, '') AS "notificationSubject",
        coalesce(c.notification_message, '') AS "notificationMessage",
        ${named(sql`SELECT d.id, d.name FROM exercise_departments l JOIN departments d ON d.id = l.department_id WHERE l.campaign_id = c.id`)} AS "selectedDepartments",
        ${named(sql`SELECT g.id, g.name FROM exercise_groups l JOIN groups g ON g.id = l.group_id WHERE l.campaign_id = c.id`)} AS "selectedGroups",
        ${named(sql`SELECT u.id, ${nameOrEmailSql('u')} AS name
          FROM exercise_users l JOIN people u ON u.id = l.user_id
          WHERE l.campaign_id = c.id ORDER BY 2, 1 LIMIT ${listLimits.maxLookupSize}`)} AS "selectedUsers",
        (SELECT count(*)::int FROM exercise_users l JOIN people u ON u.id = l.user_id WHERE l.campaign_id = c.id) AS "selectedUsersCount",
        CASE WHEN c.launched_at IS NULL THEN ${reachNow(exercises.links)} ELSE t.total END AS learners`;
const from = sql`exercise_campaigns c CROSS JOIN LATERAL (
        SELECT coalesce(sum(s.n), 0)::int AS total, coalesce(sum(s.n) FILTER (WHERE s.status = 'completed'), 0)::int AS completed,
          coalesce(sum(s.scored), 0)::int AS scored, coalesce(sum(s.score_sum), 0) AS score_sum, coalesce(sum(s.golden), 0)::int AS golden,
          coalesce(jsonb_agg(jsonb_build_object('name', s.status, 'count', s.n)) FILTER (WHERE s.n > 0), '[]') AS statuses
        FROM (SELECT ${exerciseReportStatus} AS status, sum(a.n)::int AS n, sum(a.scored) AS scored, sum(a.score_sum) AS score_sum,
            sum(a.golden) AS golden FROM exercise_counts a
          WHERE a.company_id = c.company_id AND a.campaign_id = c.id AND a.set_id = c.company_id GROUP BY 1) s) t`;

/** One page of the active or archived campaigns, newest start first, and their number. */
export function findExercises(tx: Tx, companyId: string, tab: 'active' | 'archived', page: Page<'startedAt'>) {
  const statuses: readonly ExerciseStatus[] = tab === 'active' ? activeStatuses : ['archived'];
  const where = sql`c.company_id = ${companyId} AND ${isOneOf(sql`c.status`, { among: statuses })}`;
  const by = sql`c.starts_at`;
  return readPage<ExerciseRecord>(tx, {
    columns,
    from,
    where,
    by,
    id: sql`c.id`,
    page,
    counted: sql`exercise_campaigns c WHERE ${where}`,
  });
}

/** One campaign, in whatever state. Refuses with not_found. */
export async function findExercise(tx: Tx, companyId: string, id: string): Promise<ExerciseRecord> {
  const [record] = await rows<ExerciseRecord>(
    tx,
    sql`SELECT ${columns} FROM ${from} WHERE c.company_id = ${companyId} AND c.id = ${id}`,
  );
  if (!record) throw new Refusal('not_found');
  return record;
}
