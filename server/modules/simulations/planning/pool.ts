import { type SQL, sql } from 'drizzle-orm';
import type { Difficulty } from '#contract/messageTemplates/difficulty';
import type { SimulationTemplateType } from '#contract/simulation/states';
import { oneRow, run } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { isOneOf } from '../../../db/where.ts';

/** What a campaign chooses its templates from: chosen ones; or, without any, those of these types and this difficulty. */
export interface Choice {
  companyId: string;
  isChosen: boolean;
  templateIds: readonly string[];
  types: readonly SimulationTemplateType[];
  difficulty: Difficulty | null;
}

/** Templates `t` with their present version `v` that a choice includes. One whose difficulty is unknown is only sent if it is chosen. */
const included = ({ companyId, isChosen, templateIds, types, difficulty }: Choice): SQL => sql`
  simulation_templates t JOIN simulation_template_versions v ON v.id = t.version_id
   WHERE t.deleted_at IS NULL AND (t.company_id IS NULL OR t.company_id = ${companyId}) AND ${
     isChosen
       ? isOneOf(sql`t.id`, { among: templateIds }, 'uuid')
       : sql`${isOneOf(sql`t.type`, { chosen: types })} AND v.difficulty IS NOT NULL
           AND (${difficulty}::int IS NULL OR v.difficulty = ${difficulty}::int)`
   }`;

/** How many templates a choice includes. */
export async function countTemplates(tx: Tx, choice: Choice): Promise<number> {
  const { n } = await oneRow<{ n: number }>(tx, sql`SELECT count(*)::int AS n FROM ${included(choice)}`);
  return n;
}

/** What a round would keep of a choice now, as a query. */
export const poolNow = (choice: Choice): SQL =>
  sql`SELECT t.id AS template_id, v.id AS version_id, t.language, v.difficulty FROM ${included(choice)}`;

/** What a round has kept, as a query. */
export const poolOf = (roundId: string): SQL =>
  sql`SELECT template_id, version_id, language, difficulty FROM simulation_pool WHERE round_id = ${roundId}`;

/** A round keeps the templates as they are now. Returns how many there are. */
export const freezePool = (tx: Tx, choice: Choice, roundId: string) =>
  run(
    tx,
    sql`INSERT INTO simulation_pool (company_id, round_id, template_id, version_id, language, difficulty)
      SELECT ${choice.companyId}::uuid, ${roundId}::uuid, p.* FROM (${poolNow(choice)}) p ON CONFLICT DO NOTHING`,
  );
