import { now } from '../clock.ts';
import { isDatabaseAway } from '../db/away.ts';
import type { Database } from '../db/database.ts';
import { ownerTx, type Tx } from '../db/tx.ts';
import type { MailRow } from './claimMails.ts';
import type { Claim } from './claims.ts';
import { type JudgedFailure, nextAttempt } from './failure.ts';
import { templatesWhere } from './mailKind.ts';
import type { RenderedMail } from './render.ts';

/** Outcome of one mail; `untried` when no connection was left for it. */
export type Outcome =
  | { row: MailRow; sent: RenderedMail; keepsText: boolean }
  | { row: MailRow; judged: JudgedFailure }
  | { row: MailRow; untried: true };

/** Wait before mail without a connection is tried again. */
const untriedMs = 60_000;
/** How often it is tried again to store outcomes, and for how long after an error that is not the database's absence. */
const askAgainMs = 500;
const giveUpAfterMs = 300_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Stores outcomes as they arrive, batching the outcomes that arrive during a write, so that hardly a mail is sent without being recorded
 * as sent. While the database is away they are kept, however long that takes, and stored within a second of its return, when no other node takes
 * the claim yet (`claims.ts`): nothing that this process knows as sent is sent again. Mails that the claim has lost are not touched; the process
 * that claimed them records those.
 */
export function recordOutcomes({ db }: { db: Database }, claim: Claim) {
  let gathered: Outcome[] = [];
  let writing: Promise<void> | undefined;
  const writeOnce = async () => {
    const some = gathered;
    gathered = [];
    try {
      await ownerTx(db, async (tx) => {
        await recordSent(tx, claim, some);
        await recordUnsent(tx, claim, some);
      });
    } catch (error) {
      // A sent mail that is never recorded would be sent again. Recording it twice is harmless.
      gathered.unshift(...some);
      throw error;
    }
  };
  const write = async () => {
    while (gathered.length > 0) {
      try {
        await writeOnce();
      } catch (error) {
        if (!isDatabaseAway(error)) throw error;
        // Here and not when the next mail has been sent: that may take minutes.
        await pause(askAgainMs);
      }
    }
  };
  return {
    note(outcome: Outcome): void {
      gathered.push(outcome);
      writing ??= write().finally(() => {
        writing = undefined;
      });
      // `finish` reports the error.
      writing.catch(() => undefined);
    },
    /** Waits until everything is stored. While the database is away there is nothing else to do. */
    async finish(): Promise<void> {
      for (const deadline = Date.now() + giveUpAfterMs; ; ) {
        try {
          await writing;
          return await write();
        } catch (error) {
          if (Date.now() > deadline) throw error;
          await pause(askAgainMs);
        }
      }
    },
  };
}

async function recordSent(tx: Tx, { id }: Claim, outcomes: readonly Outcome[]): Promise<void> {
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
      sent.map((outcome) => (outcome.keepsText ? outcome.sent.text : null)),
      id,
    ],
  );
}

/** New state of a mail that was not sent; without `due` it has failed for good. */
interface NewState {
  id: string;
  attempts: number;
  postponed: number;
  failure: string | null;
  due: Date | null;
}

function fateOf(outcome: Outcome, at: Date): NewState[] {
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

/** Also stores on the user why an invitation failed, unless another one is on its way. */
async function recordUnsent(tx: Tx, { id }: Claim, outcomes: readonly Outcome[]): Promise<void> {
  const at = new Date();
  const unsent = outcomes.flatMap((outcome) => fateOf(outcome, at));
  if (unsent.length === 0) return;
  await tx.$client.query(
    `WITH recorded AS (
       UPDATE mails SET status = CASE WHEN v.due IS NULL THEN 'failed' ELSE 'queued' END, due_at = coalesce(v.due, due_at),
           attempts = v.attempts, postponed = v.postponed, failure = v.failure, claim_id = NULL, claimed_at = NULL
         FROM unnest($1::uuid[], $2::timestamptz[], $3::int[], $4::int[], $5::jsonb[]) AS v(id, due, attempts, postponed, failure)
        WHERE mails.id = v.id AND mails.status = 'sending' AND mails.claim_id = $6
       RETURNING mails.*)
     UPDATE users SET invitation_failure = n.failure FROM recorded n
      WHERE n.status = 'failed' AND n.template = ANY($7::text[])
        AND users.company_id = n.company_id AND users.id = n.user_id AND users.email = n.recipient AND users.deleted_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM mails later WHERE later.user_id = n.user_id AND later.id <> n.id
          AND later.template = ANY($7::text[]) AND later.status IN ('queued', 'sending'))`,
    [
      unsent.map((fate) => fate.id),
      unsent.map((fate) => fate.due),
      unsent.map((fate) => fate.attempts),
      unsent.map((fate) => fate.postponed),
      unsent.map((fate) => fate.failure),
      id,
      templatesWhere(({ isInvitation }) => isInvitation === true),
    ],
  );
}
