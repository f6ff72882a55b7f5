import { z } from 'zod';
import { textLimits } from '../kit/limits.ts';

/**
 * Names a second step: that of a sign-in (`loginCheck` gives it after the right password), or that of a change of one's own account
 * (`verifyPassword`). Random, stored as a hash, valid for sessionLimits.mfa.stepMinutes.
 */
export const verificationTokenId = z.string().min(1).max(textLimits.textMax);
