import { and, eq, sql } from 'drizzle-orm';
import type { ErrorCode } from '#contract/errors';
import type { MfaMethod } from '#contract/session/mfaMethods';
import { sessionLimits } from '#contract/session/limits';
import type { PasskeyAnswer } from '#contract/session/passkeyAnswers';
import { Refusal } from '../../core/refusal.ts';
import { users } from '../../db/schema.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import type { PasskeySite } from '../../http/passkeySite.ts';
import { countAttempt, forgetAttempts, secondsLocked, type Taken } from '../../identity/attempts.ts';
import { methodsOn, readFactors } from '../../identity/factors.ts';
import { confirmStep, findStep, type Step } from '../../identity/mfaSteps.ts';
import type { Services } from '../../services.ts';
import { takeCode } from './checkFactor.ts';
import { takePasskey } from './passkeys.ts';

type Needed = Pick<Services, 'db' | 'secrets'>;
/** `passkey` comes with `answer`, the other methods with `code`. */
export interface Factor {
  method: MfaMethod;
  code?: string | undefined;
  answer?: PasskeyAnswer | undefined;
}

const { attempts, sends, lockMinutes } = sessionLimits.mfa;
const checkKey = (userId: string) => `mfa check ${userId}`;
const sendKey = (userId: string) => `mfa send ${userId}`;

/**
 * Counts a code that is about to be mailed, over all steps of the person. Refuses with 60203 if too many were sent, and with
 * 60202 while the person may not enter a code.
 */
export async function countSend({ db }: Pick<Services, 'db'>, userId: string): Promise<void> {
  const lockedFor = await secondsLocked(db.pool, checkKey(userId));
  if (lockedFor !== null) throw new Refusal('60202', { retryAfterSeconds: lockedFor });
  const { retryAfterSeconds } = await countAttempt(db.pool, [{ key: sendKey(userId), most: sends }]);
  if (retryAfterSeconds !== null) throw new Refusal('60203', { retryAfterSeconds });
}

interface Attempt {
  token: string;
  factor: Factor;
  site: PasskeySite | null;
  /** The session of a change; null for a sign-in. A step of one never serves the other. */
  sessionHash: string | null;
  /** Called when the factor is wrong, before that is refused. */
  onWrong?: (userId: string, taken: Taken) => Promise<void>;
}

const wrong: readonly ErrorCode[] = ['mfa_code_wrong', 'passkey_not_valid'];
const isWrong = (error: unknown) => error instanceof Refusal && wrong.includes(error.code);

/**
 * Checks a factor and confirms the step; `then` runs in the same transaction. Attempts are counted per person, before the check and
 * outside of its transaction: a new step does not give new attempts, and parallel ones all count. Refuses with mfa_step_expired,
 * mfa_code_wrong, passkey_not_valid or, from the last attempt on, 60202.
 */
export async function takeStep<T>(
  { db, secrets }: Needed,
  { token, factor, site, sessionHash, onWrong }: Attempt,
  then: (tx: Tx, step: Step) => Promise<T>,
): Promise<T> {
  const open = async (tx: Tx) => {
    const step = await findStep(tx, token);
    if (step.sessionHash !== sessionHash) throw new Refusal('mfa_step_expired');
    return step;
  };
  const { userId } = await ownerTx(db, open);
  const { retryAfterSeconds, ...taken } = await countAttempt(db.pool, [{ key: checkKey(userId), most: attempts }]);
  if (retryAfterSeconds !== null) throw new Refusal('60202', { retryAfterSeconds });

  const result = await ownerTx(db, async (tx) => {
    const step = await open(tx);
    const offered = methodsOn(site?.host ?? null, await readFactors(tx, userId));
    if (!offered.includes(factor.method)) throw new Refusal('mfa_code_wrong', { fields: ['code'] });
    await takeFactor(tx, secrets, { step, factor, site });
    await confirmStep(tx, step);
    await noteMethod(tx, userId, factor.method);
    return then(tx, step);
  }).catch(async (error: unknown) => {
    if (!isWrong(error)) throw error;
    await onWrong?.(userId, taken);
    throw taken.isLast ? new Refusal('60202', { retryAfterSeconds: lockMinutes * 60 }) : error;
  });
  await forgetAttempts(db.pool, [checkKey(userId), sendKey(userId)]);
  return result;
}

/** Stores the factor that was used, with which the next step begins. Not a recovery code: people use it who have lost their factor. */
async function noteMethod(tx: Tx, userId: string, method: MfaMethod): Promise<void> {
  if (method === 'recovery') return;
  const isOther = sql`${users.mfaLastMethod} IS DISTINCT FROM ${method}`;
  await tx
    .update(users)
    .set({ mfaLastMethod: method })
    .where(and(eq(users.id, userId), isOther));
}

async function takeFactor(
  tx: Tx,
  secrets: Services['secrets'],
  { step, factor, site }: { step: Step; factor: Factor; site: PasskeySite | null },
): Promise<void> {
  const { method, code, answer } = factor;
  if (method === 'passkey') {
    if (!answer || !site) throw new Refusal('validation_failed', { fields: ['answer'] });
    return takePasskey(tx, step, site, answer);
  }
  if (code === undefined) throw new Refusal('validation_failed', { fields: ['code'] });
  return takeCode(tx, secrets, step, { method, code });
}
