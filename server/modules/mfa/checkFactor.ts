import { timingSafeEqual } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import type { MfaMethod } from '#contract/session/mfaMethods';
import { machineTime } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { authenticators, recoveryCodes } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import type { Step } from '../../identity/mfaSteps.ts';
import type { Secrets } from '../../secrets.ts';

/** What a code by e-mail belongs to: a code of one step is wrong for any other. */
export const codeContext = (stepHash: string): string => `mfa code ${stepHash}`;
export const secretContext = (userId: string): string => `authenticator ${userId}`;
export const recoveryContext = (userId: string): string => `recovery code ${userId}`;

/** What authenticator apps do by default (RFC 6238): six digits of SHA-1, every 30 seconds. */
export const totpPeriod = 30;
/** Steps before and after the present one that are accepted, for clocks that are wrong. */
const totpWindow = 1;

/** Recovery codes are read aloud and typed: case, spaces and dashes do not count. */
export const plainRecoveryCode = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Refuses with authenticator_not_readable: the server has another SECRETS_KEY than when the app was added. */
function openSecret(secrets: Secrets, userId: string, sealed: string): string {
  try {
    return secrets.open(sealed, secretContext(userId));
  } catch (cause) {
    throw new Refusal('authenticator_not_readable', { cause });
  }
}

/** Methods that a person answers by typing a code. */
type CodeMethod = Exclude<MfaMethod, 'passkey'>;

const checks: Record<CodeMethod, (tx: Tx, secrets: Secrets, step: Step, code: string) => Promise<boolean>> = {
  async email(_tx, secrets, { hash, codeHash, codeExpiresAt }, code) {
    if (!codeHash || !codeExpiresAt || codeExpiresAt <= machineTime()) return false;
    return timingSafeEqual(Buffer.from(codeHash), Buffer.from(secrets.hash(code, codeContext(hash))));
  },

  async authenticator(tx, secrets, { userId }, code) {
    const [app] = await tx
      .select({ sealedSecret: authenticators.sealedSecret })
      .from(authenticators)
      .where(and(eq(authenticators.userId, userId), sql`${authenticators.confirmedAt} IS NOT NULL`));
    return app !== undefined && takeTotp(tx, userId, openSecret(secrets, userId, app.sealedSecret), code);
  },

  async recovery(tx, secrets, { userId }, code) {
    const hash = secrets.hash(plainRecoveryCode(code), recoveryContext(userId));
    const used = await tx
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash)))
      .returning({ hash: recoveryCodes.hash });
    return used.length > 0;
  },
};

/** Uses a code, which is then worth nothing any more. Refuses with mfa_code_wrong. */
export async function takeCode(
  tx: Tx,
  secrets: Secrets,
  step: Step,
  { method, code }: { method: CodeMethod; code: string },
): Promise<void> {
  if (!(await checks[method](tx, secrets, step, code))) throw new Refusal('mfa_code_wrong', { fields: ['code'] });
}

/** Whether the code of an authenticator app is right, and later than the last one that was used. Stores its time step. */
export async function takeTotp(tx: Tx, userId: string, secret: string, code: string): Promise<boolean> {
  const at = machineTime();
  const delta = new TOTP({ secret, period: totpPeriod }).validate({ token: code, timestamp: at.getTime(), window: totpWindow });
  if (delta === null) return false;
  const lastStep = Math.floor(at.getTime() / 1000 / totpPeriod) + delta;
  const taken = await tx
    .update(authenticators)
    .set({ lastStep, lastUsedAt: at })
    .where(and(eq(authenticators.userId, userId), lt(authenticators.lastStep, lastStep)))
    .returning({ userId: authenticators.userId });
  return taken.length > 0;
}
