import { sql } from 'drizzle-orm';
import type { AcknowledgementApp } from '#contract/policies/states';
import { now } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { rows, run } from '../../db/rows.ts';
import { policyAcknowledgements } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import { policyWork } from '../policies/public.ts';
import { lockTask, setProgress } from '../work/public.ts';
import { findOwnPolicy, type PolicyOfLearner } from './learnerPolicies.ts';

export interface PolicyAct {
  companyId: string;
  userId: string;
  revisionId: string;
  /** SHA-256 of the text that the person has read. */
  contentSha256: string;
}

/**
 * The policy with its task locked: two acts of a person come one after the other, and the revision does not end in between. Refuses with
 * not_found, with policy_changed if a later revision is in force or another text was read, and with policy_not_running.
 */
async function lockOwn(tx: Tx, act: PolicyAct): Promise<PolicyOfLearner> {
  try {
    await lockTask(tx, policyWork, act, act.revisionId);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'campaign_not_running') throw error;
    throw new Refusal((await hasSuccessor(tx, act)) ? 'policy_changed' : 'policy_not_running');
  }
  const policy = await findOwnPolicy(tx, act, act.revisionId);
  if (!policy) throw new Refusal('not_found');
  if (policy.contentSha256 !== act.contentSha256) throw new Refusal('policy_changed', { fields: ['contentSha256'] });
  return policy;
}

const hasSuccessor = async (tx: Tx, { companyId, revisionId }: PolicyAct): Promise<boolean> =>
  (
    await rows(
      tx,
      sql`SELECT 1 FROM policy_revisions r JOIN policy_revisions n ON n.policy_id = r.policy_id AND n.number > r.number
        WHERE r.company_id = ${companyId} AND r.id = ${revisionId} AND n.status = 'running'`,
    )
  ).length > 0;

const progress = (tx: Tx, { companyId, userId, revisionId }: PolicyAct, isComplete: boolean, at: Date) =>
  run(
    tx,
    sql`UPDATE policy_assignments a SET ${setProgress(sql`${isComplete}::boolean`, at)}
      WHERE a.company_id = ${companyId} AND a.user_id = ${userId} AND a.campaign_id = ${revisionId}`,
  );

/** A person has opened a policy: from now on the reading time counts. Opening it again changes nothing. */
export async function openPolicy(tx: Tx, act: PolicyAct): Promise<void> {
  const { openedAt, acknowledgedAt } = await lockOwn(tx, act);
  if (!openedAt && !acknowledgedAt) await progress(tx, act, false, now());
}

/**
 * A person acknowledges a policy; the first time counts. Refuses besides with policy_not_opened and policy_too_soon, and writes nothing
 * then.
 */
export async function acknowledgePolicy(tx: Tx, act: PolicyAct, app: AcknowledgementApp): Promise<void> {
  const { companyId, userId, revisionId: campaignId, contentSha256 } = act;
  const { openedAt, canAcknowledgeAt, acknowledgedAt } = await lockOwn(tx, act);
  if (acknowledgedAt) return;
  const at = now();
  if (!openedAt || !canAcknowledgeAt) throw new Refusal('policy_not_opened');
  if (canAcknowledgeAt > at) throw new Refusal('policy_too_soon', { info: canAcknowledgeAt.toISOString() });
  await tx.insert(policyAcknowledgements).values({ companyId, campaignId, userId, at, openedAt, contentSha256, app });
  await progress(tx, act, true, at);
}
