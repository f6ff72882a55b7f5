import { sql } from 'drizzle-orm';
import { simulationMoves } from '#contract/simulation/states';
import { now } from '../../../clock.ts';
import { reachedByCampaign } from '../../../db/audience.ts';
import { oneRow, run } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { links } from '../links.ts';
import { addRound, startOf } from '../planning/rounds.ts';
import type { Way } from '../sending/way.ts';
import { requireConsent } from '../settings/consent.ts';
import { requireNoStop } from '../settings/stops.ts';
import type { findSimulation } from './campaigns.queries.ts';
import { recipientsIn } from './recipients.ts';
import { requireRoomFor, requireStartDay, requireTemplates, type SettingsOf } from './requirements.ts';

type SimulationRecord = Awaited<ReturnType<typeof findSimulation>>;

/** What a stored campaign says, as the body of a launch. Its people by name are read from it. */
export const bodyOf = (record: SimulationRecord, startDate: string): SettingsOf => ({
  ...record,
  startDate,
  selectedUsersIds: [],
  selectedDepartmentsIds: record.selectedDepartments.map((one) => one.id),
  selectedGroupsIds: record.selectedGroups.map((one) => one.id),
});

/** The day on which a stored campaign starts: its own; of a draft the suggested one, or today where it is if there is none or it has passed. */
export async function startDayOf(
  tx: Tx,
  { startDate, suggestedOn, timezone }: Pick<SimulationRecord, 'startDate' | 'suggestedOn' | 'timezone'>,
): Promise<string> {
  if (startDate !== null) return startDate;
  const { day } = await oneRow<{ day: string }>(
    tx,
    sql`SELECT greatest(${suggestedOn}::date, (${now()}::timestamptz AT TIME ZONE ${timezone})::date)::text AS day`,
  );
  return day;
}

/**
 * Launches a locked draft for the people whom it reaches, and refuses as a launch does, before it changes anything. The clock starts it, when
 * it is due and its company is enabled.
 */
export async function launchDraft(
  tx: Tx,
  companyId: string,
  record: SimulationRecord,
  { startDate, way, approvedBy }: { startDate: string; way: Way; approvedBy: string | null },
): Promise<void> {
  const { id, schedule, timezone: timeZone, startHour } = record;
  const body = bodyOf(record, startDate);
  const [audience, field] = recipientsIn(body);
  const reached = reachedByCampaign(links, companyId, { id, audience: audience.kind });
  await requireNoStop(tx, companyId);
  await requireConsent(tx, companyId);
  await requireStartDay(tx, body, 'start_day_in_past');
  await requireTemplates(tx, companyId, body);
  await requireRoomFor(tx, companyId, body, { reached, field, way });
  const planned = { id, companyId, schedule, startsOn: startDate, timeZone, startHour };
  const startsAt = await startOf(tx, planned);
  await run(
    tx,
    sql`UPDATE simulation_campaigns SET status = ${simulationMoves.approve.to}, starts_on = ${startDate}, starts_at = ${startsAt}, paused_at = NULL,
        waits_since = NULL, approved_by = ${approvedBy}, approved_at = ${approvedBy && now()}
      WHERE company_id = ${companyId} AND id = ${id}`,
  );
  await addRound(tx, planned, 1);
}
