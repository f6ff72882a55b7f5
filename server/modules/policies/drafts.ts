import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { premiumRefusal } from '#contract/courses/premium';
import { minuteMs } from '#contract/kit/durations';
import type { createPolicyBody, policyDetails, saveDraftBody, updatePolicyBody } from '#contract/policies/policies';
import { policyLimits } from '#contract/policies/limits';
import type { PolicySource } from '#contract/policies/states';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { oneRow, rows, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { refuseNameInUse } from '../../db/uniqueViolation.ts';
import { uploadPath } from '../../files/addresses.ts';
import { isPartner } from '../../db/isPartner.ts';
import { filledPreset, type Places } from './content.ts';
import { findPolicy } from './policies.queries.ts';

type Details = z.output<typeof policyDetails>;
type SaveBody = z.output<typeof saveDraftBody>;

export interface LockedPolicy {
  name: string;
  presetId: string | null;
  /** Saves of the draft; 0 without one. */
  edit: number;
  draftSource: PolicySource | null;
  savedAt: Date | null;
  savedByName: string | null;
  /** How many revisions there are. */
  revisions: number;
}

/** One policy of the company, locked until the transaction ends. Refuses with not_found. */
export async function lockPolicy(tx: Tx, companyId: string, id: string): Promise<LockedPolicy> {
  // In a statement of its own: what belongs to the policy is read below as it is after the wait for the lock.
  await rows(tx, sql`SELECT 1 FROM policies WHERE company_id = ${companyId} AND id = ${id} FOR UPDATE`);
  const [policy] = await rows<LockedPolicy>(
    tx,
    sql`SELECT p.name, p.preset_id AS "presetId", coalesce(d.edit, 0) AS edit, d.source AS "draftSource", d.saved_at AS "savedAt",
        (SELECT coalesce(nullif(btrim(u.name || ' ' || u.last_name), ''), u.email) FROM users u WHERE u.id = d.saved_by AND u.deleted_at IS NULL) AS "savedByName",
        (SELECT count(*)::int FROM policy_revisions r WHERE r.policy_id = p.id) AS revisions
      FROM policies p LEFT JOIN policy_drafts d ON d.policy_id = p.id WHERE p.company_id = ${companyId} AND p.id = ${id}`,
  );
  if (!policy) throw new Refusal('not_found');
  return policy;
}

/** Refuses own policies of a company that is not unlocked; presets are for everybody. */
export async function requirePlan(tx: Tx, { companyId, plan }: Actor, source: PolicySource): Promise<void> {
  const refusal = premiumRefusal({ plan, isPartner: await isPartner(tx, companyId) }, { is_free: source === 'preset' });
  if (refusal) throw new Refusal(refusal);
}

/** Refuses with draft_changed, which says who has saved the draft that the admin has not seen. */
export function requireSeen({ edit, savedByName, savedAt }: LockedPolicy, seen: number): void {
  if (edit === seen) return;
  throw new Refusal('draft_changed', { info: JSON.stringify({ edit, name: savedByName, at: savedAt?.toISOString() ?? null }) });
}

interface Content {
  source: PolicySource;
  language: string;
  presetId?: string;
  presetEdition: number | null;
  html: string;
  places: Places;
  file: { path: string; name: string; bytes: number } | null;
  changeNote: string;
}

const writeDraft = (tx: Tx, { companyId, userId }: Actor, policyId: string, content: Content) =>
  run(
    tx,
    sql`INSERT INTO policy_drafts (policy_id, company_id, source, language, preset_edition, html, places, file, file_name, file_bytes, change_note,
        edit, saved_at, saved_by)
      VALUES (${policyId}, ${companyId}, ${content.source}, ${content.language}, ${content.presetEdition}, ${content.html},
        ${JSON.stringify(content.places)}::jsonb, ${content.file?.path ?? null}, ${content.file?.name ?? null}, ${content.file?.bytes ?? null},
        ${content.changeNote}, 1, ${now()}, ${userId})
      ON CONFLICT (policy_id) DO UPDATE SET source = EXCLUDED.source, language = EXCLUDED.language, preset_edition = EXCLUDED.preset_edition,
        html = EXCLUDED.html, places = EXCLUDED.places, file = EXCLUDED.file, file_name = EXCLUDED.file_name, file_bytes = EXCLUDED.file_bytes,
        change_note = EXCLUDED.change_note, edit = policy_drafts.edit + 1, saved_at = EXCLUDED.saved_at, saved_by = EXCLUDED.saved_by`,
  );

const noFile = { file: null, places: {}, presetEdition: null } as const;

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

/** What is stored of a body, whose HTML is clean already. */
async function contentOf(tx: Tx, { companyId }: Actor, policyId: string, body: SaveBody): Promise<Content> {
  const { source, language, changeNote } = body;
  if (source === 'preset') {
    const preset = filledPreset(body.presetId, language, body.places);
    return {
      ...noFile,
      source,
      presetId: body.presetId,
      language: preset.language,
      html: preset.html,
      places: body.places,
      presetEdition: preset.edition,
      changeNote,
    };
  }
  if (source === 'text') {
    // From which edition of a preset it comes, if it does.
    const [draft] = await rows<{ edition: number | null }>(
      tx,
      sql`SELECT coalesce(d.preset_edition, r.preset_edition) AS edition FROM policies p LEFT JOIN policy_drafts d ON d.policy_id = p.id
        LEFT JOIN LATERAL (SELECT preset_edition FROM policy_revisions WHERE policy_id = p.id ORDER BY number DESC LIMIT 1) r ON true
        WHERE p.id = ${policyId}`,
    );
    return { ...noFile, source, language, html: body.html, presetEdition: draft?.edition ?? null, changeNote };
  }
  return { ...noFile, source, language, html: '', file: await fileOf(tx, companyId, policyId, body), changeNote };
}

/** The upload that the body names, or the file of the present draft. Refuses with validation_failed. */
async function fileOf(tx: Tx, companyId: string, policyId: string, { fileId, fileName }: Extract<SaveBody, { source: 'pdf' }>) {
  const [file] = await rows<{ id: string; name: string; bytes: number }>(
    tx,
    fileId
      ? sql`SELECT id, name, bytes FROM files WHERE company_id = ${companyId} AND id = ${fileId} AND kind = 'policy'`
      : sql`SELECT file_id AS id, file_name AS name, file_bytes AS bytes FROM policy_drafts
          WHERE company_id = ${companyId} AND policy_id = ${policyId} AND file_id IS NOT NULL`,
  );
  if (!file) throw new Refusal('validation_failed', { fields: ['fileId'] });
  return { path: uploadPath(companyId, file.id), name: fileName ?? file.name, bytes: file.bytes };
}

/** Longer than that after the last one, a save of a draft is an entry of its own in the audit log: autosaves are not. */
const auditedEach = 60 * minuteMs;

/** Saves a draft whose text has been cleaned. Refuses what `requireSeen` and `requirePlan` refuse. */
export async function saveDraft(tx: Tx, actor: Actor, id: string, body: SaveBody): Promise<Details> {
  const { companyId } = actor;
  const policy = await lockPolicy(tx, companyId, id);
  await requirePlan(tx, actor, body.source);
  requireSeen(policy, body.edit);
  const content = await contentOf(tx, actor, id, body);
  await writeDraft(tx, actor, id, content);
  if (content.presetId && content.presetId !== policy.presetId)
    await run(tx, sql`UPDATE policies SET preset_id = ${content.presetId} WHERE company_id = ${companyId} AND id = ${id}`);
  const isNews =
    !policy.savedAt || now().getTime() - policy.savedAt.getTime() > auditedEach || policy.draftSource !== content.source;
  if (isNews)
    await audit(tx, actor, {
      action: 'policies.drafted',
      subject: { type: 'policy', id, label: policy.name },
      after: { source: content.source },
    });
  return findPolicy(tx, companyId, id);
}

/** Refuses with draft_is_only_text before the first publication. */
export async function discardDraft(tx: Tx, actor: Actor, id: string, edit: number): Promise<Details> {
  const { companyId } = actor;
  const policy = await lockPolicy(tx, companyId, id);
  if (policy.revisions === 0) throw new Refusal('draft_is_only_text');
  requireSeen(policy, edit);
  await run(tx, sql`DELETE FROM policy_drafts WHERE company_id = ${companyId} AND policy_id = ${id}`);
  await audit(tx, actor, { action: 'policies.draftDiscarded', subject: { type: 'policy', id, label: policy.name } });
  return findPolicy(tx, companyId, id);
}
