import type { HandlerReply } from '#contract/kit/endpoint';
import type { MfaMethod } from '#contract/session/mfaMethods';
import type { loginCheck } from '#contract/session/session';
import { machineTime } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import { forgiveAttempt, type Taken, takeAttempt } from '../../identity/attempts.ts';
import { methodsOn, readFactors } from '../../identity/factors.ts';
import { beginStep } from '../../identity/mfaSteps.ts';
import type { Services } from '../../services.ts';
import { noteFailedSignIn } from './failedSignIns.ts';
import type { Place } from './place.ts';
import { requirePanelUser } from './requirePanelUser.ts';
import { findPersonByEmail, type Person } from './session.queries.ts';

type LoginCheck = HandlerReply<typeof loginCheck>;

/**
 * Checks whether a person may sign in with this password. Reveals nothing about the account before the password is right: an unknown
 * address is answered like a wrong password, with the same timing and limits. For a person with a second factor begins the second step.
 */
export async function checkLogin(
  { db, identity }: Pick<Services, 'db' | 'identity'>,
  { email, password, place, host }: { email: string; password: string; place: Place; host: string | null },
): Promise<LoginCheck> {
  const createdAt = machineTime();
  const { address } = place;
  const note = (taken: Taken) => noteFailedSignIn({ db }, { who: { email }, way: 'password', taken, place });
  const taken = await takeAttempt(db.pool, { email, address }, note);
  if (!(await identity.checkPassword(email, password))) {
    await note(taken);
    throw new Refusal('invalid_credentials');
  }
  await forgiveAttempt(db.pool, { email, address });
  const person = await ownerTx(db, (tx) => findPersonByEmail(tx, email));
  if (!person) throw new Refusal('invalid_credentials');
  requirePanelUser(person);
  const step = await ownerTx(db, (tx) => beginSecondStep(tx, person, { createdAt, host }));
  return { isMfaLogin: step !== null, verificationToken: step?.verificationToken ?? null, mfaMethods: step?.mfaMethods ?? [] };
}

/** Begins the second step of a sign-in whose first step came in at `createdAt`; null for a person without a second factor. */
export async function beginSecondStep(
  tx: Tx,
  { user: { id: userId, companyId, mfaEnabled } }: Person,
  { createdAt, host }: { createdAt: Date; host: string | null },
): Promise<{ verificationToken: string; mfaMethods: MfaMethod[] } | null> {
  if (!mfaEnabled) return null;
  return {
    verificationToken: await beginStep(tx, { userId, companyId, sessionHash: null, byPassword: true, createdAt }),
    mfaMethods: methodsOn(host, await readFactors(tx, userId)),
  };
}
