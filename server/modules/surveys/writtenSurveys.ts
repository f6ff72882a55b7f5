import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { survey, surveyInput } from '#contract/help/surveys';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { rows, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';

export type Survey = z.output<typeof survey>;
type Input = z.output<typeof surveyInput>;

const answersOf = (what: string) => sql`(SELECT ${sql.raw(what)} FROM survey_answers a WHERE a.survey_id = s.id)`;
export const surveyColumns = sql`s.id, s.name, s.status, s.created_at AS "createdAt",
  ${answersOf('count(a.rating)::int')} AS answers, ${answersOf('(count(*) - count(a.rating))::int')} AS dismissed,
  ${answersOf('avg(a.rating)::float8')} AS average`;

const subjectOf = (id: string, label: string) => ({ type: 'survey', id, label }) as const;

/** Refuses with not_found. */
export async function findSurvey(tx: Tx, id: string): Promise<Survey> {
  const [found] = await rows<Survey>(tx, sql`SELECT ${surveyColumns} FROM surveys s WHERE s.id = ${id}`);
  if (!found) throw new Refusal('not_found');
  return found;
}

export async function createSurvey(tx: Tx, actor: Actor, { name, status }: Input): Promise<Survey> {
  const [id, at] = [randomUUID(), now()];
  await run(
    tx,
    sql`INSERT INTO surveys (id, name, status, created_at, updated_at) VALUES (${id}, ${name}, ${status}, ${at}, ${at})`,
  );
  await audit(tx, actor, { action: 'surveys.created', subject: subjectOf(id, name), after: { status } });
  return findSurvey(tx, id);
}

export async function updateSurvey(tx: Tx, actor: Actor, id: string, { name, status }: Input): Promise<Survey> {
  const before = await findSurvey(tx, id);
  await run(tx, sql`UPDATE surveys SET name = ${name}, status = ${status}, updated_at = ${now()} WHERE id = ${id}`);
  await audit(tx, actor, {
    action: 'surveys.updated',
    subject: subjectOf(id, name),
    before: { name: before.name, status: before.status },
    after: { name, status },
  });
  return findSurvey(tx, id);
}

/** Deletes the survey with its answers. */
export async function deleteSurvey(tx: Tx, actor: Actor, id: string): Promise<Survey> {
  const before = await findSurvey(tx, id);
  await run(tx, sql`DELETE FROM surveys WHERE id = ${id}`);
  const { name, answers } = before;
  await audit(tx, actor, { action: 'surveys.deleted', subject: subjectOf(id, name), before: { answers } });
  return before;
}
