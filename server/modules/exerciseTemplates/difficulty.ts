import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Premise, type RatedDifficulty, suggestDifficulty } from '#contract/messageTemplates/difficulty';
import type { Difficulty } from '#contract/messageTemplates/difficulty';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { rows } from '../../db/rows.ts';
import { exerciseTemplateVersions } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import { lockOwnTemplate, pointTo } from './saveTemplate.ts';
import { templateTables } from './templates.queries.ts';

/** Refuses with not_found. */
export async function readDifficulty(tx: Tx, templateId: string): Promise<RatedDifficulty> {
  const [found] = await rows<{ difficulty: Difficulty | null; premise: Premise | null; cues: number }>(
    tx,
    sql`SELECT v.difficulty, v.premise, jsonb_array_length(v.callouts) AS cues FROM ${templateTables}
      WHERE t.id = ${templateId} AND t.deleted_at IS NULL`,
  );
  if (!found) throw new Refusal('not_found');
  const { difficulty, premise, cues } = found;
  return { difficulty, premise, suggestion: premise && suggestDifficulty(cues, premise) };
}

interface Rating {
  premise: Premise;
  difficulty: Difficulty | null;
}

/** A rating is a further state, so that campaigns keep the one that they were launched with. */
export async function rateDifficulty(tx: Tx, actor: Actor, templateId: string, rating: Rating): Promise<void> {
  const { thumbnailFileId: _generated, ...before } = await lockOwnTemplate(tx, actor, templateId);
  const difficulty = rating.difficulty ?? suggestDifficulty(before.callouts.length, rating.premise).difficulty;
  const id = randomUUID();
  await tx.insert(exerciseTemplateVersions).values({ ...before, id, difficulty, premise: rating.premise, createdAt: now() });
  await pointTo(tx, actor, templateId, id);
  await audit(tx, actor, {
    action: 'templates.updated',
    subject: { type: 'template', id: templateId, label: before.name },
    before: { difficulty: before.difficulty },
    after: { difficulty },
  });
}
