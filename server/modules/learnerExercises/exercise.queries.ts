import { sql } from 'drizzle-orm';
import type { AssignmentStatus } from '#contract/campaigns/campaignStates';
import type { ExerciseStatus } from '#contract/exercise/exerciseStates';
import type { AnswerLabel, AnswerStatus } from '#contract/exercise/templates';
import type { LayoutType } from '#contract/messageTemplates/message';
import { now } from '../../clock.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';

interface Person {
  companyId: string;
  userId: string;
}

/** A campaign that a person was assigned, in whatever state, and how far they are. */
export interface OwnExercise {
  id: string;
  name: string;
  campaignStatus: ExerciseStatus;
  isOutdated: boolean;
  status: AssignmentStatus;
  dueAt: Date;
  correct: number;
  partial: number;
  wrong: number;
  /** Out of 10, when all are answered. */
  score: number | null;
  adjustedScore: number | null;
  /** Somebody looks at it from the panel without having it. */
  isPreview: boolean;
}

export async function findOwnExercise(tx: Tx, person: Person, campaignId: string): Promise<OwnExercise | undefined> {
  const [found] = await rows<OwnExercise>(
    tx,
    sql`SELECT c.id, c.name, c.status AS "campaignStatus", c.is_outdated AS "isOutdated", a.status, a.due_at AS "dueAt",
        a.correct, a.partial, a.wrong, a.score::float8 AS score, a.adjusted_score::float8 AS "adjustedScore",
        false AS "isPreview"
      FROM exercise_assignments a JOIN exercise_campaigns c ON c.company_id = a.company_id AND c.id = a.campaign_id
      WHERE a.company_id = ${person.companyId} AND a.user_id = ${person.userId} AND a.campaign_id = ${campaignId}`,
  );
  return found;
}

/** A running campaign of the company, for somebody who does not have it. */
export async function findUnassignedExercise(
  tx: Tx,
  { companyId }: Pick<Person, 'companyId'>,
  campaignId: string,
): Promise<OwnExercise | undefined> {
  const [found] = await rows<OwnExercise>(
    tx,
    sql`SELECT c.id, c.name, c.status AS "campaignStatus", c.is_outdated AS "isOutdated", 'not_started' AS status,
        ${now()}::timestamptz + make_interval(days => c.days_to_complete) AS "dueAt", 0 AS correct, 0 AS partial, 0 AS wrong,
        NULL AS score, NULL AS "adjustedScore", true AS "isPreview"
      FROM exercise_campaigns c WHERE c.company_id = ${companyId} AND c.id = ${campaignId} AND c.status = 'running'`,
  );
  return found;
}

/** A message of an exercise without its body. `answer` and what it was worth are null before it is answered. */
export interface Place {
  templateId: string;
  layoutType: LayoutType;
  subject: string;
  /** Who it seems to be from: a name, or the number of a telephone. */
  sender: string;
  answer: AnswerLabel | null;
  status: AnswerStatus | null;
}

/** The messages of an exercise, in their order. */
export const findPlaces = (tx: Tx, { userId }: Person, campaignId: string): Promise<Place[]> =>
  rows(
    tx,
    sql`SELECT m.template_id AS "templateId", v.layout_type AS "layoutType", v.subject,
        coalesce(v.from_name, v.from_phone, v.from_email, '') AS sender, a.answer, a.status
      FROM exercise_messages m JOIN exercise_template_versions v ON v.id = m.version_id
      LEFT JOIN exercise_answers a ON a.campaign_id = m.campaign_id AND a.template_id = m.template_id AND a.user_id = ${userId}
      WHERE m.campaign_id = ${campaignId} ORDER BY m.position`,
  );
