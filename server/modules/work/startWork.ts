import { sql } from 'drizzle-orm';
import type { AuditAction, AuditSubject } from '#contract/company/auditActions';
import { campaignLimits } from '#contract/campaigns/limits';
import { dayMs } from '#contract/kit/durations';
import type { AudienceKind } from '#contract/people/audience';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { linkAudience, type Named } from '../../db/audience.ts';
import { oneRow } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { sendJob } from '../../jobs/send.ts';
import { assignWork } from './assign.ts';
import type { Work } from './kind.ts';

/** How many of the departments, groups or people of an audience the audit log names; the others it counts. */
const auditedNames = 50;
const namesOf = (chosen: readonly Named[]): string[] => [
  ...chosen.slice(0, auditedNames).map(({ name }) => name),
  ...(chosen.length > auditedNames ? [`+${chosen.length - auditedNames}`] : []),
];

export interface NewCampaign {
  name: string;
  /** The requested start, and the field of the call that names it. Null is now, and so is a start of this moment. */
  startsAt: Date | null;
  startField: string;
  audience: AudienceKind;
  /** The departments, groups or people of its audience; none for everybody. */
  chosen: readonly Named[];
  /** Of a kind with tasks: how long people have, and what they are sent. Empty texts mean the default texts. */
  task?: { daysToComplete: number; notification: { isEnabled: boolean; subject: string; message: string } };
  /** Further columns of the kind's table, as the database names them; an array as `sql.param`. */
  columns?: Readonly<Record<string, unknown>>;
  /** What the audit log says besides start, audience and what `task` says. */
  audited: {
    action: AuditAction;
    subject: AuditSubject;
    after?: Record<string, unknown> /** Of the record, if that is not the campaign. */;
    id?: string;
  };
}

/** A start close to now becomes now. Refuses a start further in the past, or too far in the future, with the name of its field. */
export function requireStart(startsAt: Date | null, at: Date, field: string): Date {
  if (startsAt === null) return at;
  const away = startsAt.getTime() - at.getTime();
  if (away <= -campaignLimits.startsNowSeconds * 1000) throw new Refusal('start_in_past', { fields: [field] });
  if (away > campaignLimits.startsWithinDays * dayMs) throw new Refusal('validation_failed', { fields: [field] });
  return away < campaignLimits.startsNowSeconds * 1000 ? at : startsAt;
}

/**
 * Stores a campaign that starts now or later, with its audience and its entry in the audit log, and returns its id. A job assigns its
 * people: queued here, or by the clock at the start. Refuses a start that `requireStart` refuses.
 */
export async function startWork(tx: Tx, actor: Actor, work: Work, campaign: NewCampaign): Promise<string> {
  const { companyId, userId } = actor;
  const { name, audience, chosen, task, audited } = campaign;
  const at = now();
  const startsAt = requireStart(campaign.startsAt, at, campaign.startField);
  const isNow = startsAt <= at;
  const { start } = work.moves;
  const columns = {
    company_id: companyId,
    name,
    status: isNow ? start.to : start.from[0],
    audience,
    starts_at: startsAt,
    ...(work.begunAt && isNow && { [work.begunAt]: at }),
    ...(task && {
      days_to_complete: task.daysToComplete,
      notifications_enabled: task.notification.isEnabled,
      notification_subject: task.notification.subject || null,
      notification_message: task.notification.message || null,
    }),
    created_by: userId,
    created_at: at,
    ...campaign.columns,
  };
  const names = Object.keys(columns).map((column) => sql.identifier(column));
  const values = Object.values(columns).map((value) => sql`${value}`);
  const { id } = await oneRow<{ id: string }>(
    tx,
    sql`INSERT INTO ${sql.raw(work.campaigns)} (${sql.join(names, sql`, `)}) VALUES (${sql.join(values, sql`, `)}) RETURNING id`,
  );
  await linkAudience(
    tx,
    work.links,
    companyId,
    { id, audience },
    chosen.map((one) => one.id),
  );
  await audit(tx, actor, {
    action: audited.action,
    subject: { type: audited.subject, id: audited.id ?? id, label: name },
    after: {
      ...audited.after,
      assignmentType: audience,
      ...(audience !== 'all' && { [audience]: namesOf(chosen) }),
      startsAt: startsAt.toISOString(),
      ...(task && { daysToComplete: task.daysToComplete, notified: task.notification.isEnabled }),
    },
  });
  if (isNow) await sendJob(tx, assignWork, { companyId });
  return id;
}
