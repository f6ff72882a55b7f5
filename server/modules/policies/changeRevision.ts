import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { policyDetails } from '#contract/policies/policies';
import type { revision, RevisionSettings } from '#contract/policies/revisions';
import { audit } from '../../audit.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { addedTo, findChosen } from '../../db/audience.ts';
import { allowLongStatements } from '../../db/longStatements.ts';
import { run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { changeWork, endWork, lockCampaign, requireDaysLeft } from '../work/public.ts';
import { lockOpen, lockPolicy } from './lockPolicy.ts';
import { findPolicy } from './policies.queries.ts';
import { findRevision, type RevisionOf } from './revisions.queries.ts';
import { policyWork } from './work.ts';

type Details = z.output<typeof policyDetails>;

/** Changes how a revision is assigned to people, not what it says. A job assigns the people of an added audience. */
export async function updateRevision(
  tx: Tx,
  actor: Actor,
  of: RevisionOf,
  body: RevisionSettings,
): Promise<z.output<typeof revision>> {
  const { companyId } = actor;
  await allowLongStatements(tx);
  await lockPolicy(tx, companyId, of.policyId);
  await findRevision(tx, companyId, of);
  const campaign = await lockCampaign(tx, policyWork, companyId, of.revisionId);
  const { assignmentType: kind, daysToComplete, notification } = body;
  if (campaign.status === 'ended') throw new Refusal('campaign_not_editable');
  if (kind !== campaign.audience) throw new Refusal('validation_failed', { fields: ['assignmentType'] });
  requireDaysLeft(campaign, daysToComplete, 'daysToComplete');
  const ids = { all: [], departments: body.departments, groups: body.groups }[kind];
  const added = await findChosen(tx, companyId, { kind, ids: await addedTo(tx, policyWork.links, campaign, ids) }, kind);
  const { isEnabled: notified, ...texts } = notification;
  await changeWork(tx, actor, policyWork, campaign, {
    settings: { name: campaign.name, notified, ...texts, daysToComplete },
    added,
    audited: {
      action: 'policies.revisionUpdated',
      subject: 'policy',
      id: of.policyId,
      added: (names) => ({ added: names.slice(0, 50) }),
    },
  });
  return findRevision(tx, companyId, of);
}

/** Ends the revision in force, and withdraws one that is scheduled. Refuses with policy_not_running where there is neither. */
export async function endPolicy(tx: Tx, actor: Actor, policyId: string): Promise<Details> {
  const { companyId } = actor;
  const { name } = await lockPolicy(tx, companyId, policyId);
  const open = await lockOpen(tx, companyId, policyId);
  if (open.length === 0) throw new Refusal('policy_not_running');
  for (const { id, status } of open)
    if (status === 'scheduled') await withdraw(tx, companyId, id);
    else await endWork(tx, policyWork, companyId, id);
  await audit(tx, actor, {
    action: 'policies.ended',
    subject: { type: 'policy', id: policyId, label: name },
    before: { revision: open[0]?.number },
  });
  return findPolicy(tx, companyId, policyId);
}

/** Removes a revision that has not begun; its text becomes the draft again, unless somebody has written another one. */
async function withdraw(tx: Tx, companyId: string, revisionId: string): Promise<void> {
  await run(
    tx,
    sql`WITH back AS (
        INSERT INTO policy_drafts (policy_id, company_id, source, language, preset_edition, html, places, file, file_name, file_bytes, change_note,
          saved_at, saved_by)
        SELECT policy_id, company_id, source, language, preset_edition, html, places, file, file_name, file_bytes, change_note, created_at, created_by
        FROM policy_revisions WHERE company_id = ${companyId} AND id = ${revisionId} ON CONFLICT DO NOTHING RETURNING policy_id)
      UPDATE policies SET edit = edit + 1 WHERE company_id = ${companyId} AND id IN (SELECT policy_id FROM back)`,
  );
  await run(tx, sql`DELETE FROM policy_revisions WHERE company_id = ${companyId} AND id = ${revisionId} AND status = 'scheduled'`);
}

/** Refuses with revision_has_begun. */
export async function withdrawRevision(tx: Tx, actor: Actor, of: RevisionOf): Promise<Details> {
  const { companyId } = actor;
  const { name } = await lockPolicy(tx, companyId, of.policyId);
  await findRevision(tx, companyId, of);
  const { status } = await lockCampaign(tx, policyWork, companyId, of.revisionId);
  if (status !== 'scheduled') throw new Refusal('revision_has_begun');
  const { number } = await findRevision(tx, companyId, of);
  await withdraw(tx, companyId, of.revisionId);
  await audit(tx, actor, {
    action: 'policies.withdrawn',
    subject: { type: 'policy', id: of.policyId, label: name },
    before: { revision: number },
  });
  return findPolicy(tx, companyId, of.policyId);
}
