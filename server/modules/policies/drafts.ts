import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { minuteMs } from '#contract/kit/durations';
import type { policyDetails, saveDraftBody } from '#contract/policies/policies';
import type { PolicySource } from '#contract/policies/states';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { requireSeen } from '../../core/saves.ts';
import { rows, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { uploadPath } from '../../files/addresses.ts';
import { filledPreset, type Places } from './content.ts';
import { lockPolicy, requirePlan } from './lockPolicy.ts';
import { findPolicy } from './policies.queries.ts';

type Details = z.output<typeof policyDetails>;
type SaveBody = z.output<typeof saveDraftBody>;

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

const noteChange = (tx: Tx, companyId: string, policyId: string) =>
  run(tx, sql`UPDATE policies SET edit = edit + 1 WHERE company_id = ${companyId} AND id = ${policyId}`);

/** Stores the draft of a policy, over the present one. */
export async function writeDraft(tx: Tx, { companyId, userId }: Actor, policyId: string, content: Content): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO policy_drafts (policy_id, company_id, source, language, preset_edition, html, places, file, file_name, file_bytes, change_note,
        saved_at, saved_by)
      VALUES (${policyId}, ${companyId}, ${content.source}, ${content.language}, ${content.presetEdition}, ${content.html},
        ${JSON.stringify(content.places)}::jsonb, ${content.file?.path ?? null}, ${content.file?.name ?? null}, ${content.file?.bytes ?? null},
        ${content.changeNote}, ${now()}, ${userId})
      ON CONFLICT (policy_id) DO UPDATE SET source = EXCLUDED.source, language = EXCLUDED.language, preset_edition = EXCLUDED.preset_edition,
        html = EXCLUDED.html, places = EXCLUDED.places, file = EXCLUDED.file, file_name = EXCLUDED.file_name, file_bytes = EXCLUDED.file_bytes,
        change_note = EXCLUDED.change_note, saved_at = EXCLUDED.saved_at, saved_by = EXCLUDED.saved_by`,
  );
  await noteChange(tx, companyId, policyId);
}

/** Removes the draft. A page that still has it open can save over no draft that somebody begins after that. */
export async function removeDraft(tx: Tx, companyId: string, policyId: string): Promise<void> {
  await run(tx, sql`DELETE FROM policy_drafts WHERE company_id = ${companyId} AND policy_id = ${policyId}`);
  await noteChange(tx, companyId, policyId);
}

/** Content of a text. */
export const noFile = { file: null, places: {}, presetEdition: null } as const;

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
  requireSeen(policy, body.edit, 'draft_changed');
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
  requireSeen(policy, edit, 'draft_changed');
  await removeDraft(tx, companyId, id);
  await audit(tx, actor, { action: 'policies.draftDiscarded', subject: { type: 'policy', id, label: policy.name } });
  return findPolicy(tx, companyId, id);
}
