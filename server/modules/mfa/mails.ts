import { randomInt } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { sessionLimits } from '#contract/session/limits';
import { minuteMs } from '#contract/kit/durations';
import { machineTime } from '../../clock.ts';
import { mfaSteps } from '../../db/schema.ts';
import { defineMail } from '../../mail/mailKind.ts';
import { codeContext } from './checkFactor.ts';

const { codeDigits, codeMinutes } = sessionLimits.mfa;

/** A code for a second step. It is created when the mail is sent, so that the database never holds it. */
export const mfaCode = defineMail<{ name?: string; step: string }>({
  template: 'mfa_code',
  isByHouse: true,
  async fill(tx, { userId, params: { step = '' } }, secrets) {
    const at = machineTime();
    const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
    const values = {
      codeHash: secrets.hash(code, codeContext(step)),
      codeExpiresAt: new Date(at.getTime() + codeMinutes * minuteMs),
    };
    const isWaiting = and(eq(mfaSteps.userId, userId), gt(mfaSteps.expiresAt, at), isNull(mfaSteps.confirmedAt));
    const waiting = await tx
      .update(mfaSteps)
      .set(values)
      .where(and(eq(mfaSteps.hash, step), isWaiting))
      .returning({ hash: mfaSteps.hash });
    return waiting.length > 0 ? { code, minutes: String(codeMinutes) } : null;
  },
});

/** Notices to the owner of an account about a change of its second factors. */
export const mfaNotices = {
  enabled: defineMail<{ name?: string }>({ template: 'mfa_enabled' }),
  disabled: defineMail<{ name?: string }>({ template: 'mfa_disabled' }),
  factorAdded: defineMail<{ name?: string }>({ template: 'mfa_factor_added' }),
  factorRemoved: defineMail<{ name?: string }>({ template: 'mfa_factor_removed' }),
  recoveryCodes: defineMail<{ name?: string }>({ template: 'mfa_recovery_codes' }),
  recoveryCodeUsed: defineMail<{ name?: string; left: string }>({ template: 'mfa_recovery_code_used' }),
  reset: defineMail<{ name?: string; adminName: string }>({ template: 'mfa_reset' }),
} as const;
