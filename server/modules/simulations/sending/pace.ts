import { sql } from 'drizzle-orm';
import { simulationLimits } from '#contract/simulation/limits';
import type { DeliveryFailure } from '#contract/company/mail';
import { machineTime } from '../../../clock.ts';
import { oneRow, rows, run } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';

/** How many mails leave in a minute, and on a day at most; null without a limit of days. */
export interface Pace {
  perMinute: number;
  perDay: number | null;
}

/**
 * What is left of the pace of a sender in this minute and on this day, locked: two processes share it. A sender that was too fast has a
 * part of it for a while, which grows again. Real time, like all of delivery.
 */
export async function paceLeft(tx: Tx, sender: string, { perMinute, perDay }: Pace): Promise<number> {
  const at = machineTime();
  const { slowMinutes, recoverEveryMinutes } = simulationLimits;
  await run(
    tx,
    sql`INSERT INTO simulation_paces (sender, minute, sent, day, sent_today) VALUES (${sender}, date_trunc('minute', ${at}::timestamptz), 0, ${at}::timestamptz::date, 0)
      ON CONFLICT (sender) DO NOTHING`,
  );
  const { left } = await oneRow<{ left: number }>(
    tx,
    sql`UPDATE simulation_paces p SET
        sent = CASE WHEN p.minute = date_trunc('minute', ${at}::timestamptz) THEN p.sent ELSE 0 END, minute = date_trunc('minute', ${at}::timestamptz),
        sent_today = CASE WHEN p.day = ${at}::timestamptz::date THEN p.sent_today ELSE 0 END, day = ${at}::timestamptz::date
      WHERE p.sender = ${sender}
      RETURNING least(
        floor(${perMinute}::int * least(1, p.factor + 0.25 * greatest(0, floor((extract(epoch FROM ${at}::timestamptz - coalesce(p.factor_set_at, ${at}::timestamptz)) / 60 - ${slowMinutes}::int) / ${recoverEveryMinutes}::int))))::int - p.sent,
        coalesce(${perDay}::int, 2147483647) - p.sent_today)::int AS left`,
  );
  return Math.max(0, left);
}

/** So many mails of a sender are about to leave. */
export const spendPace = (tx: Tx, sender: string, mails: number) =>
  run(tx, sql`UPDATE simulation_paces SET sent = sent + ${mails}, sent_today = sent_today + ${mails} WHERE sender = ${sender}`);

/** A sender said that this is too fast: half as many for a while. */
export const slowDown = (tx: Tx, sender: string) =>
  run(
    tx,
    sql`UPDATE simulation_paces SET factor = greatest(0.05, factor / 2), factor_set_at = ${machineTime()} WHERE sender = ${sender}`,
  );

/** Since when a sender (`senderOf`) takes no mail, and why; null if it works. Its mails wait, and never leave in another way. */
export const noteState = (tx: Tx, sender: string, at: Date, failure: DeliveryFailure | null) =>
  run(
    tx,
    failure
      ? sql`UPDATE simulation_paces SET failing_since = coalesce(failing_since, ${at}), last_failure = ${JSON.stringify(failure)}::jsonb WHERE sender = ${sender}`
      : sql`UPDATE simulation_paces SET failing_since = NULL, last_failure = NULL WHERE sender = ${sender} AND failing_since IS NOT NULL`,
  );

/** Since when simulations do not leave through a sender; null while they do. */
export async function stateOf(tx: Tx, sender: string): Promise<{ failingSince: Date; lastFailure: DeliveryFailure | null } | null> {
  const [failing] = await rows<{ failingSince: Date; lastFailure: DeliveryFailure | null }>(
    tx,
    sql`SELECT failing_since AS "failingSince", last_failure AS "lastFailure" FROM simulation_paces
      WHERE sender = ${sender} AND failing_since IS NOT NULL`,
  );
  return failing ?? null;
}
