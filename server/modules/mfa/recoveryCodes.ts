import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { sessionLimits } from '#contract/session/limits';
import { recoveryCodes } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import type { Secrets } from '../../secrets.ts';
import { plainRecoveryCode, recoveryContext } from './checkFactor.ts';

/** Without letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const half = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');

/** Makes ten codes, which replace the unused ones. They are shown once: only keyed hashes are stored. About 50 bits each. */
export async function makeRecoveryCodes(
  tx: Tx,
  secrets: Secrets,
  { userId, companyId }: { userId: string; companyId: string },
): Promise<string[]> {
  const codes = Array.from({ length: sessionLimits.mfa.recoveryCodes }, () => `${half()}-${half()}`);
  const hashOf = (code: string) => secrets.hash(plainRecoveryCode(code), recoveryContext(userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, companyId, hash: hashOf(code) })));
  return codes;
}
