import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { exerciseMessage, listAssignedExercises } from '#contract/exercise/learning';
import { type AnswerLabel, answerLabels, type AnswerStatus } from '#contract/exercise/templates';
import { Refusal } from '../../core/refusal.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { frameMessage } from '../../html/frameMessage.ts';

type AssignedExercise = z.output<typeof listAssignedExercises.reply>[number];
type Message = z.output<typeof exerciseMessage>;

interface Learner {
  companyId: string;
  userId: string;
}

/** Exercises of a learner in running campaigns, or one of them. */
export const findLearnerExercises = (tx: Tx, { companyId, userId }: Learner, campaignId?: string): Promise<AssignedExercise[]> =>
  rows(
    tx,
    sql`SELECT a.campaign_id AS "campaignId", c.name, a.status, a.due_at AS "dueAt", a.score,
        (SELECT count(*)::int FROM exercise_messages m WHERE m.campaign_id = c.id) AS total, (a.correct + a.partial + a.wrong)::int AS answered
      FROM exercise_assignments a JOIN exercise_campaigns c ON c.id = a.campaign_id
      WHERE a.company_id = ${companyId} AND a.user_id = ${userId} AND c.status = 'running'
        AND (${campaignId ?? null}::uuid IS NULL OR c.id = ${campaignId ?? null})
      ORDER BY a.due_at, a.campaign_id`,
  );

/** One exercise of a running campaign. Refuses with not_found. */
export async function findLearnerExercise(tx: Tx, learner: Learner, campaignId: string): Promise<AssignedExercise> {
  const [exercise] = await findLearnerExercises(tx, learner, campaignId);
  if (!exercise) throw new Refusal('not_found');
  return exercise;
}

/** Marks that the server puts around the text a callout points at. */
const marks = /<span class="callout" data-order="\d+">([^<]*)<\/span>/g;
const withoutMarks = (html: string): string => html.replace(marks, '$1').replace(/ class="callout"| data-order="\d+"/g, '');

/** A message as the learner app shows it. */
export const framed = (message: Message): Message =>
  message.layoutType === 'EMAIL' ? { ...message, html: frameMessage(message.html) } : message;

interface Which {
  /** One message; without it, all. */
  templateId?: string;
  /** The result of this answer is shown where none is stored, to an admin who looks at the message. */
  tried?: AnswerLabel | undefined;
}

/**
 * The messages of an exercise in their order, with their stored HTML. Callouts and statuses, which give a message away, come only with
 * its result.
 */
export async function findMessages(
  tx: Tx,
  { userId }: Learner,
  campaignId: string,
  { templateId, tried }: Which = {},
): Promise<Message[]> {
  type Row = Omit<Message, 'labels' | 'result'> &
    Pick<NonNullable<Message['result']>, 'answers' | 'callouts'> & { answer: AnswerLabel | null; status: AnswerStatus | null };
  const found = await rows<Row>(
    tx,
    sql`SELECT m.template_id AS "templateId", m.position AS "orderNumber", v.layout_type AS "layoutType", v.subject,
        v.from_email AS "fromEmail", v.from_name AS "fromName", v.from_phone AS "fromPhone", v.legend, v.html,
        a.answer, a.status, v.answers, v.callouts
      FROM exercise_messages m JOIN exercise_template_versions v ON v.id = m.version_id
      LEFT JOIN exercise_answers a ON a.campaign_id = m.campaign_id AND a.template_id = m.template_id AND a.user_id = ${userId}
      WHERE m.campaign_id = ${campaignId} AND (${templateId ?? null}::uuid IS NULL OR m.template_id = ${templateId ?? null})
      ORDER BY m.position`,
  );
  return found.map(({ answer: final, status: stored, answers, callouts, html, ...message }) => {
    const answer = final ?? tried;
    const status = stored ?? answers.find(({ label }) => label === answer)?.status;
    return {
      ...message,
      html: answer ? html : withoutMarks(html),
      labels: [...answerLabels],
      result: answer && status ? { answer, status, answers, callouts } : null,
    };
  });
}
