import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { createSimulationBody } from '#contract/simulation/campaigns';
import { simulationLimits } from '#contract/simulation/limits';
import { simulationDifficulties } from '#contract/simulation/states';
import type { Difficulty } from '#contract/messageTemplates/difficulty';
import { now } from '../../../clock.ts';
import { Refusal } from '../../../core/refusal.ts';
import { oneRow, rows } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { isKnownZone } from '../../../db/timeZones.ts';
import { type Capacity, capacityOf } from '../planning/capacity.ts';
import type { RoundTimes } from '../planning/deal.ts';
import { type Choice, countTemplates } from '../planning/pool.ts';
import { mayGetSimulations } from '../planning/recipients.ts';
import { daysOfRound } from '../planning/rounds.ts';
import { paceOf, type Way } from '../sending/way.ts';

export type Body = z.output<typeof createSimulationBody>;
/** What a body says before everything is chosen. */
export type SettingsOf = Omit<Body, 'name'>;

export const difficultyOf = ({ difficulty }: Pick<Body, 'difficulty'>): Difficulty | null =>
  difficulty === null ? null : ((simulationDifficulties.indexOf(difficulty) + 1) as Difficulty);
export const hoursOf = ({ startHour, endHour }: Pick<Body, 'startHour' | 'endHour'>) => ({
  startHour,
  endHour: endHour === 0 ? 24 : endHour,
});
/** A campaign of one type sends chosen templates only. */
export const choiceOf = (companyId: string, body: SettingsOf): Choice => ({
  companyId,
  isChosen: body.campaignType === 'ONE_TIME_PHISHING' || body.templateIds.length > 0,
  templateIds: body.templateIds,
  types: body.templateTypes,
  difficulty: difficultyOf(body),
});

/** Refuses a zone that is not known, a day in the past there, as `inPast` says, or one too far ahead. */
export async function requireStartDay(
  tx: Tx,
  { startDate, timezone }: Pick<Body, 'startDate' | 'timezone'>,
  inPast: 'start_in_past' | 'start_day_in_past' = 'start_in_past',
): Promise<void> {
  await requireZone(tx, timezone);
  const { days } = await oneRow<{ days: number }>(
    tx,
    sql`SELECT ${startDate}::date - (${now()}::timestamptz AT TIME ZONE ${timezone})::date AS days`,
  );
  if (days < 0) throw new Refusal(inPast, { fields: ['startDate'] });
  if (days > simulationLimits.startsWithinDays) throw new Refusal('validation_failed', { fields: ['startDate'] });
}

export async function requireZone(tx: Tx, timezone: string): Promise<void> {
  if (!(await isKnownZone(tx, timezone))) throw new Refusal('validation_failed', { fields: ['timezone'] });
}

/** Refuses templates and a landing that do not exist, and a choice that includes no template. */
export async function requireTemplates(tx: Tx, companyId: string, body: SettingsOf): Promise<void> {
  const choice = choiceOf(companyId, body);
  const found = await countTemplates(tx, choice);
  if (body.templateIds.length > found) throw new Refusal('validation_failed', { fields: ['templateIds'] });
  if (found === 0) throw new Refusal('no_template_matches', { fields: [choice.isChosen ? 'templateIds' : 'templateTypes'] });
  if (body.loginPageId === null) return;
  const [landing] = await rows(
    tx,
    sql`SELECT 1 FROM simulation_landings WHERE id = ${body.loginPageId} AND deleted_at IS NULL AND (company_id IS NULL OR company_id = ${companyId})`,
  );
  if (!landing) throw new Refusal('validation_failed', { fields: ['loginPageId'] });
}

/** How many of the reached people `u` may get simulations. */
async function countRecipients(tx: Tx, companyId: string, reached: SQL): Promise<number> {
  const { n } = await oneRow<{ n: number }>(
    tx,
    sql`SELECT count(*)::int AS n FROM users u WHERE u.company_id = ${companyId} AND ${mayGetSimulations} AND ${reached}`,
  );
  return n;
}

/** The days and hours of a round of a campaign that a body describes. */
export async function timesOf(tx: Tx, companyId: string, body: SettingsOf, number = 1): Promise<RoundTimes> {
  const days = await daysOfRound(tx, { companyId, schedule: body.schedule, startsOn: body.startDate }, number);
  const sendingDays = body.sendingDays === 'entire_round' ? null : body.sendingDays;
  return { companyId, ...days, timeZone: body.timezone, ...hoursOf(body), sendingDays };
}

/** Refuses a campaign that reaches nobody, or more people than leave within one round at the pace of the sender. */
export function requireRoom({ people, field, capacity }: { people: number; field: string; capacity: Capacity | null }): void {
  if (people === 0) throw new Refusal('no_recipients', { fields: [field] });
  if (capacity && !capacity.fits) throw new Refusal('round_too_short', { fields: ['sendingDays'] });
}

/** The same for a campaign whose people are not counted yet. */
export async function requireRoomFor(
  tx: Tx,
  companyId: string,
  body: SettingsOf,
  { reached, field, way }: { reached: SQL; field: string; way: Way },
): Promise<void> {
  const people = await countRecipients(tx, companyId, reached);
  const capacity = await capacityOf(tx, await timesOf(tx, companyId, body), people, paceOf(way), now());
  requireRoom({ people, field, capacity });
}
