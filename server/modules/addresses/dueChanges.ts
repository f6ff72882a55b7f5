import { and, asc, eq, lte } from 'drizzle-orm';
import { sessionLimits } from '#contract/session/limits';
import { dayMs } from '#contract/kit/durations';
import { addressChanges } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import type { RunTx } from '../../jobs/job.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { actorOf, endSessions, findPersonById } from '../session/public.ts';
import { emailsInUse, takeUnproved } from '../users/public.ts';
import { addressInForce } from './mails.ts';
import { carryOutChange } from './moveAddress.ts';
import { findWaitingChange, lockPerson, withdrawWaiting } from './waitingChange.ts';

/**
 * Applies changes of lost mailboxes whose waiting time is over, and closes changes that can no longer be stopped. Part of the
 * clock job. Each step only touches pending rows, so it can run twice.
 */
export async function applyDueChanges(at: Date, run: RunTx): Promise<void> {
  const { state, takesEffectAt, userId, doneAt } = addressChanges;
  const due = await run((tx) =>
    tx
      .select({ userId })
      .from(addressChanges)
      .where(and(eq(state, 'waiting'), lte(takesEffectAt, at)))
      .orderBy(asc(takesEffectAt)),
  );
  for (const change of due) await run((tx) => takeEffect(tx, change.userId, at));
  const stoppableSince = new Date(at.getTime() - sessionLimits.addressStopDays * dayMs);
  await run((tx) =>
    tx
      .update(addressChanges)
      .set({ state: 'settled' })
      .where(and(eq(state, 'done'), lte(doneAt, stoppableSince))),
  );
}

/** Replaces the address of a lost mailbox, unless the change was stopped or the new address was taken in the meantime. */
async function takeEffect(tx: Tx, userId: string, at: Date): Promise<void> {
  await lockPerson(tx, userId);
  const change = await findWaitingChange(tx, userId);
  if (!change?.takesEffectAt || change.takesEffectAt > at) return;
  await takeUnproved(tx, change.companyId, [change.newEmail]);
  const [person, asker] = [await findPersonById(tx, userId), await findPersonById(tx, change.askedBy)];
  if (!person || !asker || (await emailsInUse(tx, [change.newEmail], userId)).length > 0) {
    await withdrawWaiting(tx, userId);
    return;
  }
  await carryOutChange(tx, change, { ...actorOf(asker), companyId: change.companyId });
  await endSessions(tx, [userId]);
  const { newEmail: email, companyId } = change;
  const mail = { companyId, userId, to: email, lang: person.company.lang };
  await queueMail(tx, { ...mail, kind: addressInForce, params: { name: person.user.name, email } });
}
