import { sql } from 'drizzle-orm';
import { now } from '../../../clock.ts';
import { isDatabaseAway } from '../../../db/away.ts';
import type { Database } from '../../../db/database.ts';
import { run } from '../../../db/rows.ts';
import { ownerTx, type Tx } from '../../../db/tx.ts';
import { type JudgedFailure, nextAttempt } from '../../../mail/failure.ts';
import { reasonAgainst } from '../planning/recipients.ts';
import type { QueuedMessage } from './render.ts';

/** What a sender did with one mail: it was taken; refused; perhaps taken, because nobody answered; not to leave any more; or not tried. */
export type Outcome =
  | { kind: 'accepted' }
  | { kind: 'refused'; judged: JudgedFailure }
  | { kind: 'unknown' }
  | { kind: 'stays' }
  | { kind: 'untried' };

const askAgainMs = 500;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Records what became of a mail, at once, in its narrow row. While the database is away it is tried again, however long that takes: claims
 * do not age meanwhile. If this process ends before, a mail that was leaving counts as sent, uncertain.
 */
export async function record(db: Database, claimId: string, message: QueuedMessage, outcome: Outcome): Promise<void> {
  for (;;) {
    try {
      return await ownerTx(db, (tx) => write(tx, claimId, message, outcome));
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      await pause(askAgainMs);
    }
  }
}

/** How long a mail waits that was not tried, or that must not leave now; a pause or a stop may end. */
const untriedMs = 60_000;
const staysMs = 300_000;

async function write(tx: Tx, claimId: string, message: QueuedMessage, outcome: Outcome): Promise<void> {
  const mine = sql`message_id = ${message.messageId} AND claim_id = ${claimId}`;
  const at = now();
  const later = (ms: number) => new Date(at.getTime() + ms);
  switch (outcome.kind) {
    case 'accepted':
      await run(tx, sql`UPDATE simulation_queue SET accepted_at = ${at} WHERE ${mine}`);
      return;
    case 'unknown':
      // As if its claim had ended: it is folded as uncertain.
      await run(tx, sql`UPDATE simulation_queue SET claimed_at = '-infinity' WHERE ${mine}`);
      return;
    case 'untried':
      await waitUntil(tx, mine, later(untriedMs));
      return;
    case 'stays':
      await skipUnreachable(tx, mine);
      await waitUntil(tx, mine, later(staysMs));
      return;
    case 'refused':
      await refuse(tx, mine, message, outcome.judged, at);
  }
}

/** Nothing of it has left: it waits again. */
const waitUntil = (tx: Tx, mine: ReturnType<typeof sql>, due: Date) =>
  run(tx, sql`UPDATE simulation_queue SET claim_id = NULL, claimed_at = NULL, leaving_at = NULL, due_at = ${due} WHERE ${mine}`);

/** Its person has been disabled, deleted or exempted since it was planned. */
async function skipUnreachable(tx: Tx, mine: ReturnType<typeof sql>): Promise<void> {
  await run(
    tx,
    sql`WITH gone AS (DELETE FROM simulation_queue q USING simulation_messages m, users u
        WHERE ${mine} AND m.id = q.message_id AND u.id = m.user_id AND ${reasonAgainst} IS NOT NULL RETURNING m.id, ${reasonAgainst} AS reason)
      UPDATE simulation_messages m SET status = 'skipped', reason = g.reason FROM gone g WHERE g.id = m.id AND m.status = 'queued'`,
  );
}

async function refuse(
  tx: Tx,
  mine: ReturnType<typeof sql>,
  message: QueuedMessage,
  judged: JudgedFailure,
  at: Date,
): Promise<void> {
  const failure = JSON.stringify(judged.failure);
  // A sender that takes no mail for days keeps its mails waiting: they end with their round.
  const due = nextAttempt({ ...message, firstTriedAt: null }, judged, at);
  if (!due) {
    await run(
      tx,
      sql`WITH gone AS (DELETE FROM simulation_queue WHERE ${mine} RETURNING message_id)
        UPDATE simulation_messages m SET status = 'bounced', failure = ${failure}::jsonb FROM gone g WHERE g.message_id = m.id AND m.status = 'queued'`,
    );
    return;
  }
  const isOurs = judged.verdict === 'fault';
  await run(
    tx,
    sql`UPDATE simulation_queue SET claim_id = NULL, claimed_at = NULL, leaving_at = NULL, due_at = ${due}, failure = ${failure}::jsonb,
        attempts = attempts + ${isOurs ? 1 : 0}, postponed = postponed + ${isOurs ? 0 : 1} WHERE ${mine}`,
  );
}
