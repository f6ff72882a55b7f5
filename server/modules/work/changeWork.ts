import { sql } from 'drizzle-orm';
import type { AuditAction, AuditSubject } from '#contract/company/auditActions';
import { dayMs } from '#contract/kit/durations';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { linkAudience, type Named, type WithAudience } from '../../db/audience.ts';
import { rows, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { sendJob } from '../../jobs/send.ts';
import { assignWork } from './assign.ts';
import { dueAt } from './deadlines.ts';
import type { Work, WorkWithTasks } from './kind.ts';

/** What an admin may still change in a campaign of any kind, named as in the audit log. An empty text means the default text. */
interface Settings {
  name: string;
  notified: boolean;
  subject: string;
  message: string;
  daysToComplete: number;
}

export interface LockedCampaign extends WithAudience, Settings {
  status: string;
  startsAt: Date;
}

/** One campaign of the company, locked until the transaction ends. Refuses with not_found. */
export async function lockCampaign(tx: Tx, { campaigns }: WorkWithTasks, companyId: string, id: string): Promise<LockedCampaign> {
  const [campaign] = await rows<LockedCampaign>(
    tx,
    sql`SELECT id, name, status, audience, starts_at AS "startsAt", days_to_complete AS "daysToComplete", notifications_enabled AS notified,
        coalesce(notification_subject, '') AS subject, coalesce(notification_message, '') AS message
      FROM ${sql.raw(campaigns)} WHERE company_id = ${companyId} AND id = ${id} FOR UPDATE`,
  );
  if (!campaign) throw new Refusal('not_found');
  return campaign;
}

/** Refuses a number of days with which the first deadline would be in the past, with the name of its field. */
export function requireDaysLeft({ status, startsAt, daysToComplete }: LockedCampaign, days: number, field: string): void {
  const elapsed = status === 'scheduled' ? 0 : Math.floor((now().getTime() - startsAt.getTime()) / dayMs);
  if (days !== daysToComplete && days <= elapsed) throw new Refusal('validation_failed', { fields: [field] });
}

interface Change {
  settings: Settings;
  /** Departments, groups or people that its audience does not name yet. */
  added: readonly Named[];
  audited: {
    action: AuditAction;
    subject: AuditSubject;
    /** Of the record, if that is not the campaign. */
    id?: string;
    /** What the audit log says of the added ones, by name. */
    added: (names: string[]) => Record<string, string[]>;
  };
}

/** Stores what changed of a locked campaign, and writes it into the audit log, if anything did. A job assigns the people of an added audience. */
export async function changeWork(
  tx: Tx,
  actor: Actor,
  work: WorkWithTasks,
  campaign: LockedCampaign,
  change: Change,
): Promise<void> {
  const { companyId } = actor;
  const { settings, added, audited } = change;
  const names = (Object.keys(settings) as (keyof Settings)[]).filter((name) => settings[name] !== campaign[name]);
  if (names.length === 0 && added.length === 0) return;
  const changed = (of: Settings) => Object.fromEntries(names.map((name) => [name, of[name]]));
  await writeSettings(tx, work, companyId, campaign, settings);
  const addedIds = added.map(({ id }) => id);
  await linkAudience(tx, work.links, companyId, campaign, addedIds);
  await audit(tx, actor, {
    action: audited.action,
    subject: { type: audited.subject, id: audited.id ?? campaign.id, label: settings.name },
    before: changed(campaign),
    after: { ...changed(settings), ...(added.length > 0 && audited.added(added.map(({ name }) => name))) },
  });
  if (added.length > 0 && campaign.status === work.moves.start.to) await sendJob(tx, assignWork, { companyId });
}

/** If the days changed, overdue tasks stay overdue until they are completed; all other open ones get the new deadline. */
async function writeSettings(
  tx: Tx,
  { campaigns, tasks }: WorkWithTasks,
  companyId: string,
  before: LockedCampaign,
  { name, notified, subject, message, daysToComplete }: Settings,
): Promise<void> {
  await run(
    tx,
    sql`UPDATE ${sql.raw(campaigns)} SET name = ${name}, notifications_enabled = ${notified}, notification_subject = ${subject || null},
        notification_message = ${message || null}, days_to_complete = ${daysToComplete}
      WHERE company_id = ${companyId} AND id = ${before.id}`,
  );
  if (daysToComplete === before.daysToComplete) return;
  const due = dueAt(sql`a.company_id`, sql`a.user_id`, sql`a.assigned_at`, sql`${daysToComplete}::int`);
  await run(
    tx,
    sql`UPDATE ${sql.raw(tasks.assignments)} a SET due_at = ${due}
      WHERE company_id = ${companyId} AND campaign_id = ${before.id} AND status IN ('not_started', 'in_progress')`,
  );
}

/** Ends a campaign by hand. False if its kind does not allow that from its present status. */
export async function endWork(tx: Tx, { campaigns, moves, endedAt }: Work, companyId: string, id: string): Promise<boolean> {
  if (!moves.end) return false;
  const { from, to } = moves.end;
  const stored = endedAt ? sql`, ${sql.raw(endedAt)} = ${now()}` : sql``;
  const ended = await run(
    tx,
    sql`UPDATE ${sql.raw(campaigns)} SET status = ${to} ${stored}
      WHERE company_id = ${companyId} AND id = ${id} AND status = ANY(${sql.param([...from])}::text[])`,
  );
  return ended === 1;
}
