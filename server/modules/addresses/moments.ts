import { sql } from 'drizzle-orm';
import { limits } from '#contract/limits';
import { rows, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { RunTx } from '../../jobs/worker.ts';
import { queueMail } from '../../mail/queueMail.ts';
import type { Services } from '../../services.ts';
import { actorOf } from '../session/actorOf.ts';
import { endSessions } from '../session/endSessions.ts';
import { findPersonById } from '../session/session.queries.ts';
import { emailsInUse } from '../users/peopleWrites.ts';
import { carryOut } from './moveAddress.ts';
import { findWaitingChange, lockPerson, withdrawWaiting } from './waitingChange.ts';

const dayMs = 86_400_000;

/** What time brings to changes of address. Each step changes only what still waits for it, so it may be done twice. */
export async function addressMoments(jobs: Services['jobs'], at: Date, inTx: RunTx): Promise<void> {
  const due = await inTx((tx) =>
    rows<{ userId: string }>(
      tx,
      sql`SELECT user_id AS "userId" FROM address_changes WHERE state = 'waiting' AND takes_effect_at <= ${at} ORDER BY takes_effect_at`,
    ),
  );
  for (const { userId } of due) await inTx((tx) => takeEffect(tx, jobs, userId, at));
  const since = new Date(at.getTime() - limits.addressStopDays * dayMs);
  await inTx((tx) => run(tx, sql`UPDATE address_changes SET state = 'settled' WHERE state = 'done' AND done_at <= ${since}`));
}

/** The address of a lost mailbox is replaced, unless it was stopped meanwhile or somebody else has the new one. */
async function takeEffect(tx: Tx, jobs: Services['jobs'], userId: string, at: Date): Promise<void> {
  await lockPerson(tx, userId);
  const change = await findWaitingChange(tx, userId);
  if (!change?.takesEffectAt || change.takesEffectAt > at) return;
  const [person, asker] = [await findPersonById(tx, userId), await findPersonById(tx, change.askedBy)];
  if (!person || !asker || (await emailsInUse(tx, [change.newEmail], userId)).length > 0) {
    await withdrawWaiting(tx, userId);
    return;
  }
  await carryOut(tx, jobs, change, { ...actorOf(asker), companyId: change.companyId });
  await endSessions(tx, [userId]);
  const { newEmail: email, companyId } = change;
  const mail = { companyId, userId, to: email, lang: person.company.lang };
  await queueMail(tx, { ...mail, template: 'address_in_force', params: { name: person.user.name, email } });
}
