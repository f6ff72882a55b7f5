import { sql } from 'drizzle-orm';
import { monthsBetween, type SimulationSchedule } from '#contract/simulation/states';
import { rows } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { type Choice, poolNow } from '../planning/pool.ts';
import { spokenBy } from '../planning/templateOf.ts';
import { simulationLimits } from '#contract/simulation/limits';

interface Pool {
  language: string;
  templates: number;
  /** Of one difficulty, where they differ by person: the smallest number. */
  smallest: number;
}

interface TemplatesFor {
  choice: Choice;
  schedule: SimulationSchedule;
  /** The language of the company. */
  language: string;
  /** How many people read each language. */
  readers: readonly [language: string, people: number][];
}

/** What a choice includes, in which languages people get it, and when somebody gets a template again. */
export async function templatesFor(tx: Tx, { choice, schedule, language, readers }: TemplatesFor) {
  const pools = await rows<Pool>(
    tx,
    sql`SELECT p.language, sum(p.n)::int AS templates, min(p.n)::int AS smallest
      FROM (SELECT q.language, q.difficulty, count(*) AS n FROM (${poolNow(choice)}) q GROUP BY 1, 2) p GROUP BY 1 ORDER BY 2 DESC, 1`,
  );
  const read = await rows<{ own: string; language: string }>(
    tx,
    sql`SELECT r.language AS own, p.language FROM unnest(${sql.param(readers.map(([own]) => own))}::text[]) r(language)
      CROSS JOIN LATERAL (SELECT p.language FROM unnest(${sql.param(pools.map((pool) => pool.language))}::text[]) p(language)
        ORDER BY ${spokenBy(language)} LIMIT 1) p`,
  );
  const languageFor = new Map(read.map((one) => [one.own, one.language]));
  const peopleOf = (pool: string) => readers.reduce((sum, [own, people]) => sum + (languageFor.get(own) === pool ? people : 0), 0);
  const isAdapting = choice.difficulty === null && !choice.isChosen;
  const used = pools.filter((pool) => peopleOf(pool.language) > 0);
  return {
    count: pools.reduce((sum, pool) => sum + pool.templates, 0),
    languages: pools.map((pool) => ({ language: pool.language, templates: pool.templates, people: peopleOf(pool.language) })),
    inAnotherLanguage: readers.reduce((sum, [own, people]) => sum + (languageFor.get(own) === own ? 0 : people), 0),
    repeatsFrom: repeatsFrom(schedule, Math.min(...used.map((pool) => (isAdapting ? pool.smallest : pool.templates)))),
  };
}

/** Nobody gets a template again within some months while there is another one. */
function repeatsFrom(schedule: SimulationSchedule, templates: number): number | null {
  const months = monthsBetween[schedule];
  return months !== null && templates < simulationLimits.sameTemplateMonths / months ? templates + 1 : null;
}
