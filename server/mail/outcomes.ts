import { now } from '../clock.ts';
import { isDatabaseAway } from '../db/away.ts';
import { ownerTx, type Tx } from '../db/tx.ts';
import type { Services } from '../services.ts';
import type { Claim, MailRow } from './claims.ts';
import { type Judged, nextAttempt } from './failure.ts';
import type { RenderedMail } from './render.ts';

/** How it went with one mail; `untried` when no connection was left for it. */
export type Outcome = { row: MailRow; sent: RenderedMail } | { row: MailRow; judged: Judged } | { row: MailRow; untried: true };

/** What was not even tried, since the server took no connection, waits so long. */
const untriedMs = 60_000;
/** How long outcomes are kept for a database that is away, and how often it is asked. */
const waitForDatabaseMs = 300_000;
const askAgainMs = 500;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Notes outcomes as they come, those that came meanwhile together: so hardly a mail is ever handed over and not noted. What
 * the claim no longer holds is not touched, because then somebody else notes it.
 */
export function noteOutcomes({ db }: Pick<Services, 'db'>, claim: Claim, keepsText: boolean) {
  let gathered: Outcome[] = [];
  let writing: Promise<void> | undefined;
  const write = async () => {
    while (gathered.length > 0) {
      const some = gathered;
      gathered = [];
      try {
        await ownerTx(db, async (tx) => {
          await noteSent(tx, claim, some, keepsText);
          await noteUnsent(tx, claim, some);
        });
      } catch (error) {
        // Kept for later: what was sent and is never noted would be sent again. To note a thing twice does no harm.
        if (isDatabaseAway(error)) gathered.unshift(...some);
        throw error;
      }
    }
  };
  return {
    note(outcome: Outcome): void {
      gathered.push(outcome);
      writing ??= write().finally(() => {
        writing = undefined;
      });
      // Whoever waits for the end hears of it.
      writing.catch(() => undefined);
    },
    /** While the database is away there is nothing to send either, so this waits for it. */
    async finish(): Promise<void> {
      for (const deadline = Date.now() + waitForDatabaseMs; ; ) {
        try {
          await writing;
          return await write();
        } catch (error) {
          if (!isDatabaseAway(error) || Date.now() > deadline) throw error;
          await pause(askAgainMs);
        }
      }
    },
  };
}

async function noteSent(tx: Tx, { id }: Claim, outcomes: readonly Outcome[], keepsText: boolean): Promise<void> {
  const sent = outcomes.flatMap((outcome) => ('sent' in outcome ? [outcome] : []));
  if (sent.length === 0) return;
  await tx.$client.query(
    `UPDATE mails SET status = 'sent', sent_at = $1, claim_id = NULL, claimed_at = NULL, failure = NULL, subject = v.subject, body = v.body
       FROM unnest($2::uuid[], $3::text[], $4::text[]) AS v(id, subject, body)
      WHERE mails.id = v.id AND mails.status = 'sending' AND mails.claim_id = $5`,
    [
      now(),
      sent.map(({ row }) => row.id),
      sent.map((outcome) => outcome.sent.subject),
      sent.map((outcome) => (keepsText ? outcome.sent.text : null)),
      id,
    ],
  );
}

/** What becomes of a mail that was not sent; without `due` it is given up. */
interface Fate {
  id: string;
  attempts: number;
  postponed: number;
  failure: string | null;
  due: Date | null;
}

function fateOf(outcome: Outcome, at: Date): Fate[] {
  if ('sent' in outcome) return [];
  const { row } = outcome;
  const same = { id: row.id, attempts: row.attempts, postponed: row.postponed, failure: null };
  if ('untried' in outcome) return [{ ...same, due: new Date(at.getTime() + untriedMs) }];
  const { judged } = outcome;
  if (judged.verdict === 'lost') return [];
  const counted = {
    attempts: row.attempts + (judged.verdict === 'later' ? 0 : 1),
    postponed: row.postponed + (judged.verdict === 'later' ? 1 : 0),
  };
  return [{ ...same, ...counted, failure: JSON.stringify(judged.failure), due: nextAttempt(row, judged, at) ?? null }];
}

/** An invitation that is given up is noted on its person too, unless another one is on its way. */
async function noteUnsent(tx: Tx, { id }: Claim, outcomes: readonly Outcome[]): Promise<void> {
  const at = new Date();
  const unsent = outcomes.flatMap((outcome) => fateOf(outcome, at));
  if (unsent.length === 0) return;
  await tx.$client.query(
    `WITH noted AS (
       UPDATE mails SET status = CASE WHEN v.due IS NULL THEN 'failed' ELSE 'queued' END, due_at = coalesce(v.due, due_at),
           attempts = v.attempts, postponed = v.postponed, failure = v.failure, claim_id = NULL, claimed_at = NULL
         FROM unnest($1::uuid[], $2::timestamptz[], $3::int[], $4::int[], $5::jsonb[]) AS v(id, due, attempts, postponed, failure)
        WHERE mails.id = v.id AND mails.status = 'sending' AND mails.claim_id = $6
       RETURNING mails.*)
     UPDATE users SET invitation_failure = n.failure FROM noted n
      WHERE n.status = 'failed' AND n.template IN ('invite_admin', 'invite_learner')
        AND users.company_id = n.company_id AND users.id = n.user_id AND users.email = n.recipient AND users.deleted_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM mails later WHERE later.user_id = n.user_id AND later.id <> n.id
          AND later.template IN ('invite_admin', 'invite_learner') AND later.status IN ('queued', 'sending'))`,
    [
      unsent.map((fate) => fate.id),
      unsent.map((fate) => fate.due),
      unsent.map((fate) => fate.attempts),
      unsent.map((fate) => fate.postponed),
      unsent.map((fate) => fate.failure),
      id,
    ],
  );
}
