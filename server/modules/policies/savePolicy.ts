import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { createPolicyBody, policyDetails, updatePolicyBody } from '#contract/policies/policies';
import { policyLimits } from '#contract/policies/limits';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { oneRow, rows, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { refuseNameInUse } from '../../db/uniqueViolation.ts';
import { filledPreset, type Places } from './content.ts';
import { noFile, writeDraft } from './drafts.ts';
import { lockPolicy, requirePlan } from './lockPolicy.ts';
import { findPolicy } from './policies.queries.ts';

type Details = z.output<typeof policyDetails>;

/** Makes a policy whose draft is empty, or the text of a preset with the name of the company in its place. */
export async function createPolicy(tx: Tx, actor: Actor, body: z.output<typeof createPolicyBody>): Promise<Details> {
  const { companyId, userId } = actor;
  const { name, language, source, presetId } = body;
  const companyName = await lockCompany(tx, actor);
  await requirePlan(tx, actor, source);
  const { n } = await oneRow<{ n: number }>(tx, sql`SELECT count(*)::int AS n FROM policies WHERE company_id = ${companyId}`);
  if (n >= policyLimits.policies) throw new Refusal('too_many_policies');
  const places: Places = { companyName };
  const preset = presetId === null ? null : filledPreset(presetId, language, places);
  const { id } = await refuseNameInUse(() =>
    oneRow<{ id: string }>(
      tx,
      sql`INSERT INTO policies (company_id, name, preset_id, owner_id, review_months, created_by, created_at)
        VALUES (${companyId}, ${name}, ${presetId}, (SELECT u.id FROM users u WHERE u.company_id = ${companyId} AND u.id = ${userId}),
          ${policyLimits.reviewMonths.default}, ${userId}, ${now()}) RETURNING id`,
    ),
  );
  await writeDraft(
    tx,
    actor,
    id,
    preset
      ? {
          ...noFile,
          source,
          language: preset.language,
          html: preset.html,
          places,
          presetEdition: preset.edition,
          changeNote: '',
        }
      : { ...noFile, source, language, html: '', changeNote: '' },
  );
  await audit(tx, actor, {
    action: 'policies.created',
    subject: { type: 'policy', id, label: name },
    after: { name, source },
  });
  return findPolicy(tx, companyId, id);
}

/** Refuses an owner who is no admin of the company with validation_failed. */
export async function updatePolicy(tx: Tx, actor: Actor, id: string, body: z.output<typeof updatePolicyBody>): Promise<Details> {
  const { companyId } = actor;
  await lockPolicy(tx, companyId, id);
  const before = await findPolicy(tx, companyId, id);
  const { name, ownerId, reviewMonths } = body;
  if (ownerId !== null && ownerId !== before.ownerId) {
    const [owner] = await rows(
      tx,
      sql`SELECT 1 FROM users WHERE company_id = ${companyId} AND id = ${ownerId} AND role = 'admin' AND NOT disabled AND deleted_at IS NULL`,
    );
    if (!owner) throw new Refusal('validation_failed', { fields: ['ownerId'] });
  }
  await refuseNameInUse(() =>
    run(
      tx,
      sql`UPDATE policies SET name = ${name}, owner_id = ${ownerId}, review_months = ${reviewMonths},
        next_review_on = heed_next_review(id, ${reviewMonths}) WHERE company_id = ${companyId} AND id = ${id}`,
    ),
  );
  const after = await findPolicy(tx, companyId, id);
  const facts = ({ name: called, ownerName, reviewMonths: months }: Details) => ({
    name: called,
    owner: ownerName,
    reviewMonths: months,
  });
  await audit(tx, actor, {
    action: 'policies.updated',
    subject: { type: 'policy', id, label: name },
    before: facts(before),
    after: facts(after),
  });
  return after;
}

/** Deletes a policy with its draft. Refuses with policy_published. */
export async function deletePolicy(tx: Tx, actor: Actor, id: string): Promise<Record<string, never>> {
  const { companyId } = actor;
  const { name, revisions } = await lockPolicy(tx, companyId, id);
  if (revisions > 0) throw new Refusal('policy_published');
  await run(tx, sql`DELETE FROM policies WHERE company_id = ${companyId} AND id = ${id}`);
  await audit(tx, actor, { action: 'policies.deleted', subject: { type: 'policy', id, label: name }, before: { name } });
  return {};
}
