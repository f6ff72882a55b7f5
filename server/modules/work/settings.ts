import { sql } from 'drizzle-orm';
import { campaignLimits } from '#contract/campaigns/limits';
import { dayMs } from '#contract/kit/durations';
import { now } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { WorkWithTasks } from './kind.ts';

/** A start close to now becomes now. Refuses a start further in the past, or too far in the future, with the name of its field. */
export function requireStart(startsAt: Date, at: Date, field: string): Date {
  const away = startsAt.getTime() - at.getTime();
  if (away <= -campaignLimits.startsNowSeconds * 1000) throw new Refusal('start_in_past', { fields: [field] });
  if (away > campaignLimits.startsWithinDays * dayMs) throw new Refusal('validation_failed', { fields: [field] });
  return away < campaignLimits.startsNowSeconds * 1000 ? at : startsAt;
}

/** What an admin may still change in a campaign of any kind, named as in the audit log. An empty text means the default text. */
interface Settings {
  name: string;
  notified: boolean;
  subject: string;
  message: string;
  daysToComplete: number;
}

interface Changed {
  status: string;
  startsAt: Date;
}

/** The changed settings, old and new, for the audit log; undefined if nothing changed. */
export function changesOf(before: Settings, after: Settings) {
  const names = (Object.keys(after) as (keyof Settings)[]).filter((name) => after[name] !== before[name]);
  const only = (settings: Settings) => Object.fromEntries(names.map((name) => [name, settings[name]]));
  return names.length > 0 ? { before: only(before), after: only(after) } : undefined;
}

/** Refuses a number of days with which the first deadline would be in the past. */
export function requireDaysLeft({ status, startsAt }: Changed, days: number, field: string): void {
  const elapsed = status === 'scheduled' ? 0 : Math.floor((now().getTime() - startsAt.getTime()) / dayMs);
  if (days <= elapsed) throw new Refusal('validation_failed', { fields: [field] });
}

/** Stores the settings after a change. If the days changed, overdue tasks stay overdue until they are completed; all other open ones get the new deadline. */
export async function writeSettings(
  tx: Tx,
  { campaigns, tasks }: WorkWithTasks,
  companyId: string,
  id: string,
  before: Settings,
  { name, notified, subject, message, daysToComplete }: Settings,
): Promise<void> {
  await run(
    tx,
    sql`UPDATE ${sql.raw(campaigns)} SET name = ${name}, notifications_enabled = ${notified}, notification_subject = ${subject || null},
        notification_message = ${message || null}, days_to_complete = ${daysToComplete}
      WHERE company_id = ${companyId} AND id = ${id}`,
  );
  if (daysToComplete === before.daysToComplete) return;
  await run(
    tx,
    sql`UPDATE ${sql.raw(tasks.assignments)} SET due_at = assigned_at + make_interval(days => ${daysToComplete}::int)
      WHERE company_id = ${companyId} AND campaign_id = ${id} AND status IN ('not_started', 'in_progress')`,
  );
}
