import { sql } from 'drizzle-orm';
import { allowLongStatements } from '../../../db/longStatements.ts';
import { rows, run as execute } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import type { RunTx } from '../../../jobs/job.ts';
import { sendJob } from '../../../jobs/send.ts';
import { deleteOldRehearsals } from '../rehearsal/deleteOld.ts';
import { removeDeleted } from '../campaigns/removeDeleted.ts';
import { sendingDaysBetween } from './days.ts';
import { planRounds } from './planRounds.ts';
import { addRound, type Planned } from './rounds.ts';
import { zoneOf, zonesOf } from './zones.ts';

/** What is due of rounds: they are planned, what missed its window moves, and what is over or deleted ends. A step of the clock’s job. */
export async function runDueRounds(at: Date, run: RunTx): Promise<void> {
  await run(async (tx) => {
    await allowLongStatements(tx);
    await moveMissedSlots(tx, at);
    await skipWhatIsOver(tx, at);
    await endRounds(tx, at);
    await planDue(tx, at);
    await removeDeleted(tx);
    await deleteOldRehearsals(tx, at);
  });
}

/** The end of a round `r` of a campaign `c`. */
const endOf = sql`(r.ends_on::timestamp AT TIME ZONE c.time_zone)`;
const isSending = sql`c.status = 'running' AND c.paused_at IS NULL`;
/** Queue rows `q` whose window has passed, with their messages, rounds and campaigns. */
const missed = (at: Date) => sql`simulation_queue q JOIN simulation_messages m ON m.id = q.message_id
    JOIN simulation_rounds r ON r.id = m.round_id JOIN simulation_campaigns c ON c.id = m.campaign_id
  WHERE q.claim_id IS NULL AND q.not_after < ${at}`;

/**
 * Mails whose window has passed, because they were paused or waited for their sender, move to the same hour of the next working day of
 * their round: never into the night.
 */
async function moveMissedSlots(tx: Tx, at: Date): Promise<void> {
  const known = await zonesOf(tx);
  await execute(
    tx,
    sql`WITH late AS (
        SELECT x.*, ${zoneOf(known, sql`x.time_zone`)} AS zone FROM users u JOIN (
          SELECT q.message_id, q.due_at, m.user_id, c.company_id, c.time_zone, c.end_hour, r.ends_on,
            greatest(r.starts_on, (${at}::timestamptz AT TIME ZONE c.time_zone)::date - 1) AS from_day
          FROM ${missed(at)} AND ${isSending}) x ON u.id = x.user_id),
      days AS (SELECT x.company_id, d.day FROM (SELECT company_id, min(from_day) AS from_day, max(ends_on) AS ends_on FROM late GROUP BY 1) x,
        LATERAL (${sendingDaysBetween(sql`x.company_id`, sql`x.from_day`, sql`x.ends_on`)}) d),
      moved AS (UPDATE simulation_queue q SET due_at = n.due_at, not_after = n.closes
        FROM (SELECT l.message_id, w.*, row_number() OVER (PARTITION BY l.message_id ORDER BY d.day) AS number
          FROM late l JOIN days d ON d.company_id = l.company_id AND d.day >= l.from_day AND d.day < l.ends_on,
            LATERAL (SELECT (d.day + (l.due_at AT TIME ZONE l.zone)::time) AT TIME ZONE l.zone AS due_at,
              (d.day + make_interval(hours => l.end_hour::int)) AT TIME ZONE l.zone AS closes) w
          WHERE w.due_at > ${at}) n
        WHERE n.number = 1 AND n.message_id = q.message_id RETURNING q.message_id, q.due_at)
      UPDATE simulation_messages m SET due_at = v.due_at FROM moved v WHERE v.message_id = m.id`,
  );
}

/** Mails that missed their window without a day left in their round; and all that wait when it is over, also while it is paused. */
async function skipWhatIsOver(tx: Tx, at: Date): Promise<void> {
  await execute(
    tx,
    sql`WITH gone AS (DELETE FROM simulation_queue WHERE message_id IN (
          SELECT q.message_id FROM ${missed(at)} AND (${isSending} OR ${endOf} <= ${at})) RETURNING message_id)
      UPDATE simulation_messages m SET status = 'skipped', reason = 'round_over' FROM gone g WHERE g.message_id = m.id AND m.status = 'queued'`,
  );
}

/** Rounds whose last mail has left are sent; their events count for a while; the ones that were not planned in their time are cancelled. */
async function endRounds(tx: Tx, at: Date): Promise<void> {
  await execute(
    tx,
    sql`UPDATE simulation_rounds r SET status = 'sent', sent_at = ${at} WHERE r.status = 'sending'
      AND NOT EXISTS (SELECT FROM simulation_messages m WHERE m.round_id = r.id AND m.status = 'queued')`,
  );
  await execute(tx, sql`UPDATE simulation_rounds SET status = 'closed' WHERE status = 'sent' AND counts_until <= ${at}`);
  const over = await rows<Planned & { number: number }>(
    tx,
    sql`UPDATE simulation_rounds r SET status = 'cancelled' FROM simulation_campaigns c
      WHERE c.id = r.campaign_id AND r.status IN ('planned', 'planning') AND ${endOf} <= ${at}
      RETURNING c.id, c.company_id AS "companyId", c.schedule, c.starts_on::text AS "startsOn", c.time_zone AS "timeZone",
        c.start_hour AS "startHour", r.number`,
  );
  for (const campaign of over) if (campaign.schedule !== 'once') await addRound(tx, campaign, campaign.number + 1);
}

/** Sends the job that plans, for each company that has something to plan. */
async function planDue(tx: Tx, at: Date): Promise<void> {
  const due = await rows<{ companyId: string }>(
    tx,
    sql`SELECT DISTINCT r.company_id AS "companyId" FROM simulation_rounds r JOIN simulation_campaigns c ON c.id = r.campaign_id
      JOIN companies o ON o.id = r.company_id
      WHERE (r.status = 'planning' OR (r.status = 'planned' AND r.plans_at <= ${at})) AND ${isSending} AND NOT o.disabled`,
  );
  for (const payload of due) await sendJob(tx, planRounds, payload);
}
