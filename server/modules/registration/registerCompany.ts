import { randomUUID } from 'node:crypto';
import { companyLimits } from '#contract/company/limits';
import { Refusal } from '../../core/refusal.ts';
import { takeHourlyAllowance } from '../../db/rateCounters.ts';
import { ownerTx } from '../../db/tx.ts';
import { networkOf } from '../../identity/attempts.ts';
import { queueRemovalIfStranded } from '../../identity/queueAccountSync.ts';
import { ProviderError } from '../../identity/rest.ts';
import type { Services } from '../../services.ts';
import { type Registration, requireUnknown, writeCompany } from './writeCompany.ts';

interface Visitor {
  /** Network address of the caller. */
  address: string;
  /** Code of the language that the page was in. */
  lang: string;
}

type Parts = Pick<Services, 'db' | 'identity'>;

/** The provider has an account of that address: another sign-up is a moment ahead of this one. */
const isTaken = (error: unknown) => error instanceof ProviderError && /^(EMAIL_EXISTS|DUPLICATE_EMAIL)$/.test(error.code);

/**
 * Signs up a company with its owner. The provider is called between two transactions, never inside one: first the account, then everything
 * else in one transaction, so that there is never a company without an account. The first transaction has queued the removal of
 * an account that stays alone, even if this process ends.
 */
export async function registerCompany(
  { db, identity }: Parts,
  form: Registration,
  { address, lang }: Visitor,
): Promise<{ customToken: string }> {
  await takeHourlyAllowance(db.pool, 'registrations', networkOf(address), 1, companyLimits.registration.perHour);
  const userId = randomUUID();
  await ownerTx(db, async (tx) => {
    await requireUnknown(tx, form);
    await queueRemovalIfStranded(tx, userId);
  });
  try {
    await identity.putAccounts([{ uid: userId, email: form.email, password: form.password, emailVerified: false }]);
  } catch (error) {
    await removeAccount(identity, userId);
    throw isTaken(error) ? new Refusal('email_in_use', { fields: ['email'] }) : error;
  }
  try {
    await ownerTx(db, (tx) => writeCompany(tx, form, { userId, lang }));
  } catch (error) {
    // After any other error the company may have been written, for instance if the answer to the COMMIT was lost.
    if (error instanceof Refusal) await removeAccount(identity, userId);
    throw error;
  }
  return { customToken: await identity.customToken(userId) };
}

/** At once, so that the person may try again; without an answer the queued removal does it. */
const removeAccount = (identity: Parts['identity'], userId: string): Promise<void> =>
  identity.removeAccounts([userId]).catch(() => undefined);
