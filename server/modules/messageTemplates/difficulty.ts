import { sql } from 'drizzle-orm';
import { type Difficulty, type Premise, type RatedDifficulty, suggestDifficulty } from '#contract/messageTemplates/difficulty';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { changeOwn } from './ownTemplates.ts';
import { type TemplateTables, type Version, withVersions } from './tables.ts';

/** Refuses with not_found. */
export async function readDifficulty<V extends Version>(tx: Tx, tables: TemplateTables<V>, id: string): Promise<RatedDifficulty> {
  const [found] = await rows<{ difficulty: Difficulty | null; premise: Premise | null; cues: number }>(
    tx,
    sql`SELECT v.difficulty, v.premise, jsonb_array_length(v.callouts) AS cues FROM ${withVersions(tables)}
      WHERE t.id = ${id} AND t.deleted_at IS NULL`,
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
export const rateDifficulty = <V extends Version>(
  tx: Tx,
  actor: Actor,
  tables: TemplateTables<V>,
  id: string,
  { premise, difficulty }: Rating,
): Promise<void> =>
  changeOwn(tx, actor, tables, id, {
    content: (before) => ({
      ...before,
      premise,
      difficulty: difficulty ?? suggestDifficulty(before.callouts.length, premise).difficulty,
    }),
    factsOf: ({ difficulty }) => ({ difficulty }),
  });
