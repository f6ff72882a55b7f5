import { type SQL, sql } from 'drizzle-orm';
import type { CampaignStatus } from '#contract/campaigns/campaignStates';
import { minuteMs } from '#contract/kit/durations';
import type { AssignedPolicy, OpenPolicy } from '#contract/policies/learning';
import { Refusal } from '../../core/refusal.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { mediaAddress } from '../../files/mediaAddress.ts';

interface Learner {
  companyId: string;
  userId: string;
}

/** A revision as one person reads it, with the state of its campaign. */
export type PolicyOfLearner = OpenPolicy & {
  campaignStatus: CampaignStatus;
  /** The revision in force that the person has instead of one that has ended. */
  newerRevisionId: string | null;
};

const columns = sql`r.id AS "revisionId", r.name, r.number, r.language, r.source`;
const ofPerson = sql`a.status, a.assigned_at AS "assignedAt", a.due_at AS "dueAt", k.at AS "acknowledgedAt"`;
const from = sql`policy_assignments a JOIN policy_revisions r ON r.id = a.campaign_id
  LEFT JOIN policy_acknowledgements k ON k.campaign_id = a.campaign_id AND k.user_id = a.user_id`;

/** Policies in force that a person has, the most urgent first. */
export const findLearnerPolicies = (tx: Tx, { companyId, userId }: Learner): Promise<AssignedPolicy[]> =>
  rows<AssignedPolicy>(
    tx,
    sql`SELECT ${columns}, ${ofPerson} FROM ${from} WHERE a.company_id = ${companyId} AND a.user_id = ${userId} AND r.status = 'running'
      ORDER BY k.at IS NOT NULL, a.due_at, r.id`,
  );

interface ContentRow extends Omit<PolicyOfLearner, 'file' | 'canAcknowledgeAt'> {
  path: string | null;
  fileName: string | null;
  fileBytes: number | null;
}

const contentColumns = sql`r.status AS "campaignStatus", r.change_note AS "changeNote", r.html, r.file AS path, r.file_name AS "fileName",
  r.file_bytes AS "fileBytes", r.content_sha256 AS "contentSha256", r.min_minutes AS "minMinutes"`;
const newer = sql`(SELECT n.id FROM policy_revisions n JOIN policy_assignments b ON b.campaign_id = n.id AND b.user_id = a.user_id
  WHERE n.policy_id = r.policy_id AND n.number > r.number AND n.status = 'running')`;

function toOpen({ path, fileName, fileBytes, ...row }: ContentRow): PolicyOfLearner {
  return {
    ...row,
    file: path === null ? null : { url: mediaAddress(path), name: fileName ?? '', bytes: fileBytes ?? 0 },
    canAcknowledgeAt: row.openedAt && new Date(row.openedAt.getTime() + row.minMinutes * minuteMs),
  };
}

async function findOne(tx: Tx, query: SQL): Promise<PolicyOfLearner | undefined> {
  const [row] = await rows<ContentRow>(tx, query);
  return row && toOpen(row);
}

/** A revision that a person got, in whatever state; undefined without one. */
export const findOwnPolicy = (tx: Tx, { companyId, userId }: Learner, revisionId: string): Promise<PolicyOfLearner | undefined> =>
  findOne(
    tx,
    sql`SELECT ${columns}, ${ofPerson}, ${contentColumns}, a.started_at AS "openedAt", ${newer} AS "newerRevisionId" FROM ${from}
      WHERE a.company_id = ${companyId} AND a.user_id = ${userId} AND r.id = ${revisionId}`,
  );

/** One in force that they do not have, as an admin sees it who looks at it from the panel: opened just now. */
export const findUnassignedPolicy = (
  tx: Tx,
  { companyId }: Learner,
  revisionId: string,
  at: Date,
): Promise<PolicyOfLearner | undefined> =>
  findOne(
    tx,
    sql`SELECT ${columns}, 'in_progress' AS status, ${at}::timestamptz AS "assignedAt", ${at}::timestamptz AS "dueAt", NULL::timestamptz AS "acknowledgedAt",
        ${contentColumns}, ${at}::timestamptz AS "openedAt", NULL::uuid AS "newerRevisionId" FROM policy_revisions r
      WHERE r.company_id = ${companyId} AND r.id = ${revisionId} AND r.status = 'running'`,
  );

/** One in force of a learner. Refuses with not_found, and with policy_not_running. */
export async function requireOwnPolicy(tx: Tx, learner: Learner, revisionId: string): Promise<PolicyOfLearner> {
  const policy = await findOwnPolicy(tx, learner, revisionId);
  if (!policy) throw new Refusal('not_found');
  if (policy.campaignStatus !== 'running') throw new Refusal('policy_not_running');
  return policy;
}
