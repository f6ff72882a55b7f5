import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { revision, revisionDetails } from '#contract/policies/revisions';
import { Refusal } from '../../core/refusal.ts';
import { namedBy } from '../../db/audience.ts';
import { nameOrEmailSql } from '../../db/personName.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { mediaAddress } from '../../files/mediaAddress.ts';
import { figures } from './policies.queries.ts';
import { policyWork } from './work.ts';

type Revision = z.output<typeof revision>;
type Details = z.output<typeof revisionDetails>;

interface ContentRow {
  html: string;
  places: Details['places'];
  path: string | null;
  fileName: string | null;
  fileBytes: number | null;
}

/** Condition over people `d` of a revision `r`: they belong to its audience now. */
const isInAudience = sql`(r.audience = 'all'
  OR EXISTS (SELECT 1 FROM policy_departments l JOIN user_departments m ON m.department_id = l.department_id
    WHERE l.campaign_id = r.id AND m.company_id = r.company_id AND m.user_id = d.user_id)
  OR EXISTS (SELECT 1 FROM policy_groups l JOIN user_groups m ON m.group_id = l.group_id
    WHERE l.campaign_id = r.id AND m.company_id = r.company_id AND m.user_id = d.user_id))`;

/** People of its audience who did not get it: those who acknowledged a revision since the last one for everybody. */
const kept = sql`(CASE WHEN r.asks_again OR r.published_at IS NULL THEN 0 ELSE (SELECT count(DISTINCT d.user_id)::int
  FROM policy_revisions e JOIN policy_assignments d ON d.campaign_id = e.id JOIN people u ON u.id = d.user_id AND NOT u.disabled
  WHERE e.policy_id = r.policy_id AND e.number >= r.required_since AND e.number < r.number AND d.status = 'completed' AND ${isInAudience}) END)`;

/** Who published it. Partners and our staff are people of another company: the company's audit log has their names. */
const publishedByName = sql`coalesce(${nameOrEmailSql('u')}, (SELECT coalesce(nullif(a.actor_name, ''), a.actor_email) FROM audit_log a
  WHERE a.company_id = r.company_id AND a.subject_id = r.policy_id AND a.actor_id = r.created_by AND a.actor_company_id <> r.company_id
    AND a.action IN ('policies.published', 'policies.renewed') AND a.erased_at IS NULL ORDER BY a.at DESC LIMIT 1))`;

const { links } = policyWork;
const columns = sql`r.id, r.policy_id AS "policyId", r.number, r.name, r.status, r.source, r.language, r.change_note AS "changeNote",
  r.asks_again AS "asksAgain", r.approved_by AS "approvedBy", r.approved_on::text AS "approvedOn", r.starts_at AS "startsAt",
  r.published_at AS "publishedAt", ${publishedByName} AS "publishedByName", r.ended_at AS "endedAt", r.content_sha256 AS "contentSha256",
  r.min_minutes AS "minMinutes", r.audience AS "assignmentType", ${namedBy(links, 'departments', sql`r.id`)} AS departments,
  ${namedBy(links, 'groups', sql`r.id`)} AS groups, r.days_to_complete AS "daysToComplete",
  jsonb_build_object('isEnabled', r.notifications_enabled, 'subject', coalesce(r.notification_subject, ''),
    'message', coalesce(r.notification_message, '')) AS notification,
  f.assignments, f.acknowledged, f.overdue, f."averageAcknowledge", ${kept} AS kept`;
const from = sql`policy_revisions r JOIN ${figures} ON true
  LEFT JOIN users u ON u.company_id = r.company_id AND u.id = r.created_by AND u.deleted_at IS NULL`;

/** Revisions of a policy, newest first. Refuses with not_found a policy that the company does not have. */
export async function findRevisions(tx: Tx, companyId: string, policyId: string): Promise<Revision[]> {
  const [policy] = await rows(tx, sql`SELECT 1 FROM policies WHERE company_id = ${companyId} AND id = ${policyId}`);
  if (!policy) throw new Refusal('not_found');
  return rows<Revision>(
    tx,
    sql`SELECT ${columns} FROM ${from} WHERE r.company_id = ${companyId} AND r.policy_id = ${policyId} ORDER BY r.number DESC`,
  );
}

/** One revision with its text or file. Refuses with not_found. */
export async function findRevision(tx: Tx, companyId: string, { policyId, revisionId }: RevisionOf): Promise<Details> {
  const [row] = await rows<Revision & ContentRow>(
    tx,
    sql`SELECT ${columns}, r.html, r.places, r.file AS path, r.file_name AS "fileName", r.file_bytes AS "fileBytes" FROM ${from}
      WHERE r.company_id = ${companyId} AND r.policy_id = ${policyId} AND r.id = ${revisionId}`,
  );
  if (!row) throw new Refusal('not_found');
  const { path, fileName, fileBytes, ...found } = row;
  return { ...found, file: path === null ? null : { url: mediaAddress(path), name: fileName ?? '', bytes: fileBytes ?? 0 } };
}

/** A revision as paths name it. */
export interface RevisionOf {
  policyId: string;
  revisionId: string;
}
