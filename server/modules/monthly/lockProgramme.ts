import { sql } from 'drizzle-orm';
import { premiumRefusal } from '#contract/courses/premium';
import { monthlyLimits } from '#contract/monthly/limits';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Saves } from '../../core/saves.ts';
import { isPartner } from '../../db/isPartner.ts';
import { presentNameSql } from '../../db/personName.ts';
import { oneRow, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';

export interface LockedProgramme extends Saves {
  id: string;
  isOn: boolean;
  audience: 'all' | 'departments' | 'groups';
  dayOfMonth: number;
  startTime: string;
  daysToComplete: number;
  notified: boolean;
  subject: string;
  message: string;
}

const { dayOfMonth, startTime, daysToComplete } = monthlyLimits;

/** The programme of the company, locked until the transaction ends: the clock starts no video in between. One that was never saved gets the default values. */
export async function lockProgramme(tx: Tx, companyId: string): Promise<LockedProgramme> {
  await run(
    tx,
    sql`INSERT INTO monthly_programmes (company_id, is_on, counts_from, audience, day_of_month, start_time, days_to_complete, notifications_enabled)
      VALUES (${companyId}, false, ${now()}, 'all', ${dayOfMonth.default}, ${startTime.default}, ${daysToComplete.default}, true) ON CONFLICT DO NOTHING`,
  );
  return oneRow<LockedProgramme>(
    tx,
    sql`SELECT p.id, is_on AS "isOn", audience, day_of_month::int AS "dayOfMonth", to_char(start_time, 'HH24:MI') AS "startTime",
        days_to_complete AS "daysToComplete", notifications_enabled AS notified, coalesce(notification_subject, '') AS subject,
        coalesce(notification_message, '') AS message, edit, saved_at AS "savedAt", ${presentNameSql(sql`p.saved_by`)} AS "savedByName"
      FROM monthly_programmes p WHERE company_id = ${companyId} FOR UPDATE`,
  );
}

/** Refuses a company that is not unlocked. */
export async function requirePlan(tx: Tx, { companyId, plan }: Actor): Promise<void> {
  const refusal = premiumRefusal({ plan, isPartner: await isPartner(tx, companyId) }, { is_free: false });
  if (refusal) throw new Refusal(refusal);
}
