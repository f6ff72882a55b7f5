import { sql } from 'drizzle-orm';
import { dashboardLimits } from '#contract/dashboard/limits';
import type { CultureReport } from '#contract/dashboard/dashboard';
import { allowLongStatements } from '../../db/longStatements.ts';
import { oneRow, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { RunTx } from '../../jobs/job.ts';

const { days, industry } = dashboardLimits;

/** The average of the other companies of the industry of the company in scope, if there are enough; see `heed_industry_score`. */
export const readIndustry = (tx: Tx): Promise<CultureReport['industry']> =>
  oneRow<CultureReport['industry']>(
    tx,
    sql`SELECT industry AS name, companies, score, day::text AS day FROM heed_industry_score(${industry.companies})`,
  );

/**
 * Scores of exercises and games, in the last days, of each company whose industry is known: once a day, as part of the clock job. A company
 * in which only a few people have a score gets none, because its average would be theirs.
 */
export async function scoreIndustries(at: Date, runTx: RunTx): Promise<void> {
  const today = sql`(${at}::timestamptz AT TIME ZONE 'UTC')::date`;
  const from = sql`${today} - ${days - 1}::int`;
  const exercised = sql`a.company_id = o.id AND a.status = 'completed' AND a.score IS NOT NULL AND (a.assigned_at AT TIME ZONE 'UTC')::date >= ${from}`;
  const games = sql`JOIN campaigns c ON c.company_id = a.company_id AND c.id = a.campaign_id JOIN courses k ON k.id = c.course_id AND k.is_gaming`;
  await runTx(async (tx) => {
    await allowLongStatements(tx);
    await run(
      tx,
      sql`INSERT INTO industry_scores AS s (company_id, industry, day, score)
        SELECT o.id, o.industry, ${today}, CASE WHEN p.people >= ${industry.people} THEN f.score_sum / f.scored END
        FROM companies o
        CROSS JOIN LATERAL (SELECT coalesce(sum(e.score_sum), 0) AS score_sum, nullif(sum(e.scored), 0) AS scored FROM (
            SELECT a.score_sum, a.scored FROM exercise_counts a
              WHERE a.company_id = o.id AND a.set_id = o.id AND a.status = 'completed' AND a.assigned_day >= ${from}
            UNION ALL
            SELECT a.score_sum / 10, a.scored FROM training_starts a ${games}
              WHERE a.company_id = o.id AND a.set_id = o.id AND a.status = 'completed' AND a.assigned_day >= ${from}) e) f
        CROSS JOIN LATERAL (SELECT count(*) AS people FROM (
            SELECT a.user_id FROM exercise_assignments a WHERE ${exercised}
            UNION SELECT a.user_id FROM assignments a ${games} WHERE ${exercised}) u) p
        WHERE o.industry IS NOT NULL AND NOT o.disabled AND NOT o.is_house
          AND NOT EXISTS (SELECT 1 FROM industry_scores n WHERE n.company_id = o.id AND n.industry = o.industry AND n.day = ${today})
        ON CONFLICT (company_id) DO UPDATE SET industry = excluded.industry, day = excluded.day, score = excluded.score`,
    );
  });
}
