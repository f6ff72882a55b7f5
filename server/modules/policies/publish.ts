import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { policyLimits } from '#contract/policies/limits';
import type { policyDetails } from '#contract/policies/policies';
import type { publishPolicyBody, renewPolicy as renewEndpoint } from '#contract/policies/revisions';
import type { PolicySource } from '#contract/policies/states';
import { placesIn } from '../../catalogue/policies/index.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { findChosen } from '../../db/audience.ts';
import { allowLongStatements } from '../../db/longStatements.ts';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { endWork, requireStart, startWork } from '../work/public.ts';
import { type Places, sha256Of } from './content.ts';
import { requireSeen } from '../../core/saves.ts';
import { removeDraft } from './drafts.ts';
import { type LockedPolicy, lockOpen, lockPolicy, requirePlan } from './lockPolicy.ts';
import { findPolicy } from './policies.queries.ts';
import { countPolicyReach } from './reach.ts';
import { policyWork } from './work.ts';

type Details = z.output<typeof policyDetails>;
type Renewal = z.output<NonNullable<typeof renewEndpoint.body>>;
type Publication = z.output<typeof publishPolicyBody>;

/** The text or file of the next revision. */
interface Content {
  source: PolicySource;
  language: string;
  presetEdition: number | null;
  html: string;
  places: Places;
  file: string | null;
  fileName: string | null;
  fileBytes: number | null;
  sha256: string;
}

const contentColumns = sql`t.source, t.language, t.preset_edition AS "presetEdition", t.html, t.places, t.file, t.file_name AS "fileName",
  t.file_bytes AS "fileBytes"`;

/** The draft as it will be published. Refuses with draft_empty and with policy_places_open. */
async function draftContent(tx: Tx, companyId: string, policyId: string): Promise<Content> {
  const [draft] = await rows<Content & { fileSha256: string | null }>(
    tx,
    sql`SELECT ${contentColumns}, x.sha256 AS "fileSha256" FROM policy_drafts t LEFT JOIN files x ON x.company_id = t.company_id AND x.id = t.file_id
      WHERE t.company_id = ${companyId} AND t.policy_id = ${policyId}`,
  );
  if (!draft || (draft.html === '' && draft.fileSha256 === null)) throw new Refusal('draft_empty');
  if (placesIn(draft.html).length > 0) throw new Refusal('policy_places_open');
  return { ...draft, sha256: draft.fileSha256 ?? sha256Of(draft.html) };
}

interface Next {
  policyId: string;
  policy: LockedPolicy;
  content: Content;
  publication: Renewal;
  action: 'policies.published' | 'policies.renewed';
}

/**
 * Publishes a text as the next revision, now or later. One that runs ends in the same transaction, before the next one begins: nobody
 * can acknowledge both, or neither.
 */
async function publishNext(tx: Tx, actor: Actor, { policyId, policy, content, publication, action }: Next): Promise<void> {
  const { companyId } = actor;
  const { assignmentType: audience, departments, groups, asksAgain, startsAt, expectedReach } = publication;
  await requirePlan(tx, actor, content.source);
  if (policy.revisions >= policyLimits.revisions) throw new Refusal('too_many_revisions');
  const open = await lockOpen(tx, companyId, policyId);
  if (open.some(({ status }) => status === 'scheduled')) throw new Refusal('policy_scheduled');
  const ids = { all: [], departments, groups }[audience];
  const chosen = await findChosen(tx, companyId, { kind: audience, ids }, audience);
  const reach = await countPolicyReach(tx, companyId, policyId, { audience: { kind: audience, ids }, asksAgain });
  if (reach.totalUsersCount !== expectedReach) throw new Refusal('total_changed', { info: String(reach.totalUsersCount) });
  const { last, requiredSince } = await oneRow<{ last: number; requiredSince: number | null }>(
    tx,
    sql`SELECT coalesce(max(number), 0) AS last, (array_agg(required_since ORDER BY number DESC))[1] AS "requiredSince"
      FROM policy_revisions WHERE company_id = ${companyId} AND policy_id = ${policyId}`,
  );
  const number = last + 1;
  // The first revision asks everybody, whatever was chosen.
  const asksEverybody = asksAgain || requiredSince === null;
  const at = now();
  if (requireStart(startsAt, at, 'startsAt') <= at) for (const { id } of open) await endWork(tx, policyWork, companyId, id);
  await startWork(tx, actor, policyWork, {
    name: policy.name,
    startsAt,
    startField: 'startsAt',
    audience,
    chosen,
    task: publication,
    columns: {
      policy_id: policyId,
      number,
      source: content.source,
      language: content.language,
      preset_edition: content.presetEdition,
      html: content.html,
      places: JSON.stringify(content.places),
      file: content.file,
      file_name: content.fileName,
      file_bytes: content.fileBytes,
      content_sha256: content.sha256,
      change_note: publication.changeNote,
      asks_again: asksEverybody,
      required_since: asksEverybody ? number : requiredSince,
      approved_by: publication.approvedBy,
      approved_on: publication.approvedOn,
      min_minutes: publication.minMinutes,
    },
    audited: {
      action,
      subject: 'policy',
      id: policyId,
      after: {
        revision: number,
        sha256: content.sha256,
        people: reach.totalUsersCount,
        leftOut: reach.excluded.disabled + reach.excluded.acknowledged,
        asksAgain: asksEverybody,
      },
    },
  });
}

/** Publishes the draft, which is used up. */
export async function publishPolicy(tx: Tx, actor: Actor, policyId: string, body: Publication): Promise<Details> {
  const { companyId } = actor;
  await allowLongStatements(tx);
  const policy = await lockPolicy(tx, companyId, policyId);
  requireSeen(policy, body.edit, 'draft_changed');
  const content = await draftContent(tx, companyId, policyId);
  await publishNext(tx, actor, { policyId, policy, content, publication: body, action: 'policies.published' });
  await removeDraft(tx, companyId, policyId);
  return findPolicy(tx, companyId, policyId);
}

/** Publishes the text of the last revision again. Refuses with policy_not_published. */
export async function renewPolicy(tx: Tx, actor: Actor, policyId: string, body: Renewal): Promise<Details> {
  const { companyId } = actor;
  await allowLongStatements(tx);
  const policy = await lockPolicy(tx, companyId, policyId);
  const [content] = await rows<Content>(
    tx,
    sql`SELECT ${contentColumns}, t.content_sha256 AS sha256 FROM policy_revisions t
      WHERE t.company_id = ${companyId} AND t.policy_id = ${policyId} AND t.published_at IS NOT NULL ORDER BY t.number DESC LIMIT 1`,
  );
  if (!content) throw new Refusal('policy_not_published');
  await publishNext(tx, actor, { policyId, policy, content, publication: body, action: 'policies.renewed' });
  return findPolicy(tx, companyId, policyId);
}
