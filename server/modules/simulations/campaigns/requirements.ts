import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { createSimulationBody } from '#contract/simulation/campaigns';
import { simulationLimits } from '#contract/simulation/limits';
import { simulationDifficulties } from '#contract/simulation/states';
import type { Difficulty } from '#contract/messageTemplates/difficulty';
import type { Audience } from '#contract/people/audience';
import { now } from '../../../clock.ts';
import { Refusal } from '../../../core/refusal.ts';
import { reachedBy } from '../../../db/audience.ts';
import { oneRow, rows } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { isKnownZone } from '../../../db/timeZones.ts';
import { sendingDaysBetween } from '../planning/days.ts';
import { type Choice, countTemplates } from '../planning/pool.ts';
import { mayGetSimulations } from '../planning/recipients.ts';
import { daysOfRound } from '../planning/rounds.ts';
import { paceOf, type Way } from '../sending/way.ts';

export type Body = z.output<typeof createSimulationBody>;

export const difficultyOf = ({ difficulty }: Pick<Body, 'difficulty'>): Difficulty | null =>
  difficulty === null ? null : ((simulationDifficulties.indexOf(difficulty) + 1) as Difficulty);
export const hoursOf = ({ startHour, endHour }: Pick<Body, 'startHour' | 'endHour'>) => ({
  startHour,
  endHour: endHour === 0 ? 24 : endHour,
});
export const choiceOf = (companyId: string, body: Body): Choice => ({
  companyId,
  templateIds: body.templateIds,
  types: body.templateTypes,
  difficulty: difficultyOf(body),
});

/** Refuses a zone that is not known, a day in the past there, or one too far ahead. */
export async function requireStartDay(tx: Tx, { startDate, timezone }: Pick<Body, 'startDate' | 'timezone'>): Promise<void> {
  await requireZone(tx, timezone);
  const { days } = await oneRow<{ days: number }>(
    tx,
    sql`SELECT ${startDate}::date - (${now()}::timestamptz AT TIME ZONE ${timezone})::date AS days`,
  );
  if (days < 0) throw new Refusal('start_in_past', { fields: ['startDate'] });
  if (days > simulationLimits.startsWithinDays) throw new Refusal('validation_failed', { fields: ['startDate'] });
}

export async function requireZone(tx: Tx, timezone: string): Promise<void> {
  if (!(await isKnownZone(tx, timezone))) throw new Refusal('validation_failed', { fields: ['timezone'] });
}

/** Refuses templates and a landing that do not exist, and a choice that includes no template. */
export async function requireTemplates(tx: Tx, companyId: string, body: Body): Promise<void> {
  const found = await countTemplates(tx, choiceOf(companyId, body));
  if (body.templateIds.length > found) throw new Refusal('validation_failed', { fields: ['templateIds'] });
  if (found === 0) throw new Refusal('no_template_matches', { fields: ['templateTypes'] });
  if (body.loginPageId === null) return;
  const [landing] = await rows(
    tx,
    sql`SELECT 1 FROM simulation_landings WHERE id = ${body.loginPageId} AND deleted_at IS NULL AND (company_id IS NULL OR company_id = ${companyId})`,
  );
  if (!landing) throw new Refusal('validation_failed', { fields: ['loginPageId'] });
}

/** How many people an audience reaches who may get simulations. */
export async function countRecipients(tx: Tx, companyId: string, audience: Audience): Promise<number> {
  const { n } = await oneRow<{ n: number }>(
    tx,
    sql`SELECT count(*)::int AS n FROM users u WHERE u.company_id = ${companyId} AND ${mayGetSimulations} AND ${reachedBy(companyId, audience)}`,
  );
  return n;
}

/**
 * Refuses a campaign that reaches nobody, or more people than leave within one round at the pace of the sender: what does not fit into
 * the chosen days moves to the working days after them, but no further than the round.
 */
export async function requireRoom(
  tx: Tx,
  companyId: string,
  body: Body,
  { audience, field, way }: { audience: Audience; field: string; way: Way },
): Promise<void> {
  const people = await countRecipients(tx, companyId, audience);
  if (people === 0) throw new Refusal('no_recipients', { fields: [field] });
  const { startsOn, endsOn } = await daysOfRound(tx, { companyId, schedule: body.schedule, startsOn: body.startDate }, 1);
  const { days } = await oneRow<{ days: number }>(
    tx,
    sql`SELECT count(*)::int AS days FROM (${sendingDaysBetween(sql`${companyId}::uuid`, sql`${startsOn}::date`, sql`${endsOn}::date`)}) d`,
  );
  const { startHour, endHour } = hoursOf(body);
  const { perMinute, perDay } = paceOf(way);
  if (days * Math.min((endHour - startHour) * 60 * perMinute, perDay ?? Number.POSITIVE_INFINITY) < people)
    throw new Refusal('round_too_short', { fields: ['sendingDays'] });
}
