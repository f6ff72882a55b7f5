import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { monthlyProgramme, saveMonthlyProgrammeBody } from '#contract/monthly/programme';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { requireSeen } from '../../core/saves.ts';
import { findChosen, linkAudience } from '../../db/audience.ts';
import { run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { lockProgramme, requirePlan } from './lockProgramme.ts';
import { findProgramme, programmeLinks } from './programme.queries.ts';

type Body = z.output<typeof saveMonthlyProgrammeBody>;

/**
 * Switches the programme on or off, and changes its settings. A start that has passed does not happen any more once it is switched on, or
 * once its day moves: the month can be started by hand. Only switching it off is for every plan. Refuses with settings_changed.
 */
export async function saveProgramme(tx: Tx, actor: Actor, body: Body): Promise<z.output<typeof monthlyProgramme>> {
  const { companyId, userId } = actor;
  if (body.isOn) await requirePlan(tx, actor);
  const before = await lockProgramme(tx, companyId);
  requireSeen(before, body.edit, 'settings_changed');
  if (!body.isOn && !before.isOn) await requirePlan(tx, actor);
  const { assignmentType: kind, dayOfMonth, startTime, daysToComplete, notification } = body;
  const ids = { all: [], departments: body.departments, groups: body.groups }[kind];
  const chosen = await findChosen(tx, companyId, { kind, ids }, kind);
  const moves = (body.isOn && !before.isOn) || dayOfMonth !== before.dayOfMonth || startTime !== before.startTime;
  await run(
    tx,
    sql`UPDATE monthly_programmes SET is_on = ${body.isOn}, audience = ${kind}, day_of_month = ${dayOfMonth}, start_time = ${startTime},
        days_to_complete = ${daysToComplete}, notifications_enabled = ${notification.isEnabled}, notification_subject = ${notification.subject || null},
        notification_message = ${notification.message || null}, counts_from = CASE WHEN ${moves} THEN ${now()}::timestamptz ELSE counts_from END,
        edit = edit + 1, saved_at = ${now()}, saved_by = ${userId}
      WHERE company_id = ${companyId}`,
  );
  for (const table of Object.values(programmeLinks))
    await run(tx, sql`DELETE FROM ${sql.raw(table)} WHERE company_id = ${companyId} AND campaign_id = ${before.id}`);
  await linkAudience(
    tx,
    programmeLinks,
    companyId,
    { id: before.id, audience: kind },
    chosen.map(({ id }) => id),
  );
  const saved = { isOn: body.isOn, dayOfMonth, startTime, daysToComplete, notified: notification.isEnabled, assignmentType: kind };
  const { isOn, dayOfMonth: day, startTime: time, daysToComplete: days, notified, audience } = before;
  await audit(tx, actor, {
    action: 'monthly.programmeChanged',
    subject: { type: 'monthlyVideo', id: before.id, label: '' },
    before: { isOn, dayOfMonth: day, startTime: time, daysToComplete: days, notified, assignmentType: audience },
    after: { ...saved, ...(kind !== 'all' && { [kind]: chosen.slice(0, 50).map(({ name }) => name) }) },
  });
  return findProgramme(tx, companyId);
}
