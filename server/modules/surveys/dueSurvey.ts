import { sql } from 'drizzle-orm';
import { helpLimits } from '#contract/help/limits';
import { hourMs } from '#contract/kit/durations';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { requireOneself, requireOwnCompany } from '../../core/requireOneself.ts';
import { rows, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';

interface Open {
  surveyId: string;
  name: string;
}

/**
 * The newest open survey that the person has neither answered nor dismissed. Null for staff, who write the surveys, and
 * for newcomers on their first day: they do not know the panel yet.
 */
export async function dueSurvey(tx: Tx, actor: Actor, userId: string): Promise<{ survey: Open | null }> {
  requireOneself(actor, userId);
  requireOwnCompany(actor);
  if (actor.isHouseStaff) return { survey: null };
  const newcomersSince = new Date(now().getTime() - helpLimits.surveyNewcomerHours * hourMs);
  const [survey] = await rows<Open>(
    tx,
    sql`SELECT s.id AS "surveyId", s.name FROM surveys s JOIN users u ON u.id = ${actor.userId}
      WHERE s.status = 'open' AND u.first_session_at < greatest(s.created_at, ${newcomersSince})
        AND NOT EXISTS (SELECT 1 FROM survey_answers a WHERE a.survey_id = s.id AND a.user_id = ${actor.userId})
      ORDER BY s.created_at DESC, s.id LIMIT 1`,
  );
  return { survey: survey ?? null };
}

interface Answer {
  rating: number;
  message: string;
}

/** Stores one answer of a person. Rating 0 is stored as none, so that averages leave it out. Refuses with survey_answered. */
export async function answerSurvey(
  tx: Tx,
  actor: Actor,
  { surveyId, userId }: { surveyId: string; userId: string },
  { rating, message }: Answer,
): Promise<void> {
  requireOneself(actor, userId);
  requireOwnCompany(actor);
  const [open] = await rows(tx, sql`SELECT 1 FROM surveys WHERE id = ${surveyId} AND status = 'open'`);
  if (!open) throw new Refusal('not_found');
  const stored = await run(
    tx,
    sql`INSERT INTO survey_answers (company_id, user_id, survey_id, rating, message, created_at)
      VALUES (${actor.companyId}, ${actor.userId}, ${surveyId}, nullif(${rating}::int, 0), ${message}, ${now()})
      ON CONFLICT (survey_id, user_id) DO NOTHING`,
  );
  if (stored === 0) throw new Refusal('survey_answered');
}
