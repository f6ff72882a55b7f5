import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Endpoint } from '#contract/kit/endpoint';
import { sessionLimits } from '#contract/session/limits';
import type { StepPurpose } from '#contract/session/mfaMethods';
import { minuteMs } from '#contract/kit/durations';
import { machineTime } from '../clock.ts';
import { Refusal } from '../core/refusal.ts';
import { hashToken, newToken } from '../core/secretToken.ts';
import type { Database } from '../db/database.ts';
import { mfaSteps, users } from '../db/schema.ts';
import { ownerTx, type Tx } from '../db/tx.ts';

const { stepMinutes, addingMinutes } = sessionLimits.mfa;
export type Step = typeof mfaSteps.$inferSelect;

interface NewStep {
  userId: string;
  companyId: string;
  /** The session whose account is to be changed; null for a sign-in. */
  sessionHash: string | null;
  purpose?: StepPurpose;
  /** False in a session of single sign-on: instead of a password, a factor or a code by e-mail must confirm the step. */
  byPassword: boolean;
  /** When the password was received: if it is replaced while it is checked, no sign-in begins. */
  createdAt: Date;
}

/** Begins a second step. Returns its token, which is not stored. */
export async function beginStep(tx: Tx, step: NewStep): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(step.createdAt.getTime() + stepMinutes * minuteMs);
  await tx.insert(mfaSteps).values({ ...step, hash: hashToken(token), expiresAt });
  return token;
}

/** The person's sessions were ended since the sign-in began, for instance by a new password. Changes end with their session. */
const isOverruled = sql`EXISTS (SELECT FROM ${users}
  WHERE ${users.id} = ${mfaSteps.userId} AND ${users.sessionsEndedAt} >= ${mfaSteps.createdAt})`;

const isOpen = (token: string) =>
  and(
    eq(mfaSteps.hash, hashToken(token)),
    gt(mfaSteps.expiresAt, machineTime()),
    isNull(mfaSteps.confirmedAt),
    or(isNotNull(mfaSteps.sessionHash), sql`NOT ${isOverruled}`),
  );

function required(step: Step | undefined): Step {
  if (!step) throw new Refusal('mfa_step_expired');
  return step;
}

/** The step that this token names, while it waits for a factor. Refuses with mfa_step_expired. */
export async function findStep(tx: Tx, token: string): Promise<Step> {
  return required((await tx.select().from(mfaSteps).where(isOpen(token)))[0]);
}

/** Marks a step as confirmed; of two simultaneous calls one succeeds. Refuses with mfa_step_expired. */
export async function confirmStep(tx: Tx, { hash }: Step): Promise<void> {
  const [step] = await tx
    .update(mfaSteps)
    .set({ confirmedAt: machineTime(), codeHash: null, passkeyChallenge: null })
    .where(and(eq(mfaSteps.hash, hash), isNull(mfaSteps.confirmedAt)))
    .returning();
  required(step);
}

const confirmedIn = (sessionHash: string, token: string, purpose: StepPurpose) =>
  and(
    eq(mfaSteps.hash, hashToken(token)),
    eq(mfaSteps.sessionHash, sessionHash),
    eq(mfaSteps.purpose, purpose),
    gt(mfaSteps.expiresAt, machineTime()),
    isNotNull(mfaSteps.confirmedAt),
  );

/**
 * Uses up the confirmed step of a change in this session; if the transaction fails, the step stays usable. Refuses with mfa_step_expired, also
 * a step of another session, of a sign-in, or for adding factors.
 */
export async function takeConfirmed(tx: Tx, sessionHash: string, token: string): Promise<Step> {
  const [step] = await tx
    .delete(mfaSteps)
    .where(confirmedIn(sessionHash, token, 'change'))
    .returning();
  return required(step);
}

/**
 * The confirmed step for adding factors in this session. Factors are begun for sessionLimits.mfa.addingMinutes after the confirmation, and what
 * was begun is finished until the step expires. Refuses with mfa_step_expired.
 */
export async function requireAdding(tx: Tx, sessionHash: string, token: string, part: 'begin' | 'finish'): Promise<Step> {
  const [found] = await tx
    .select()
    .from(mfaSteps)
    .where(confirmedIn(sessionHash, token, 'add_factor'));
  const step = required(found);
  const minutesAgo = (machineTime().getTime() - (step.confirmedAt?.getTime() ?? 0)) / minuteMs;
  return required(part === 'begin' && minutesAgo > addingMinutes ? undefined : step);
}

const isEnough = {
  password: or(
    isNotNull(mfaSteps.confirmedAt),
    and(eq(mfaSteps.byPassword, true), sql`NOT (SELECT ${users.mfaEnabled} FROM ${users} WHERE ${users.id} = ${mfaSteps.userId})`),
  ),
  passwordAndFactor: and(isNotNull(mfaSteps.confirmedAt), eq(mfaSteps.byPassword, true)),
};

interface NeededStep {
  sessionHash: string;
  token: string;
  needed: NonNullable<Endpoint['needsStep']>;
}

/**
 * Makes a change that takes a step of this session and uses it up; a change that is refused can be sent again with the same step. Refuses
 * with mfa_step_expired if the step is not one of this session, is used up, or is not as strong as needed.
 */
export async function withStep<T>(db: Database, { sessionHash, token, needed }: NeededStep, change: () => Promise<T>): Promise<T> {
  const ofThisSession = and(eq(mfaSteps.hash, hashToken(token)), eq(mfaSteps.sessionHash, sessionHash));
  const isGood = and(ofThisSession, eq(mfaSteps.purpose, 'change'), gt(mfaSteps.expiresAt, machineTime()), isEnough[needed]);
  // Taken first, so that of two simultaneous changes one is made.
  const step = required((await ownerTx(db, (tx) => tx.delete(mfaSteps).where(isGood).returning()))[0]);
  try {
    return await change();
  } catch (error) {
    await ownerTx(db, (tx) => tx.insert(mfaSteps).values(step).onConflictDoNothing());
    throw error;
  }
}

export async function updateStep(tx: Tx, { hash }: Pick<Step, 'hash'>, values: Partial<Step>): Promise<void> {
  await tx.update(mfaSteps).set(values).where(eq(mfaSteps.hash, hash));
}

/** Deletes expired steps; called once an hour. */
export async function deleteOldSteps(pool: Pool): Promise<void> {
  await pool.query('DELETE FROM mfa_steps WHERE expires_at < $1', [machineTime()]);
}
