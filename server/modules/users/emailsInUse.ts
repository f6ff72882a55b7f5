import { sql } from 'drizzle-orm';
import { Refusal } from '../../core/refusal.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { uniqueViolationOf } from '../../db/uniqueViolation.ts';
import { takeUnproved } from './unprovedSignups.ts';

const maxNamed = 1000;

/**
 * E-mail addresses that users of any company have. Addresses reserved for the user `except` count as free, and so do the ones that the
 * company in scope may take (`takeUnproved`).
 */
export async function emailsInUse(tx: Tx, emails: readonly string[], except?: string): Promise<string[]> {
  const inUse = sql`SELECT heed_emails_in_use(${sql.param([...emails])}::text[], ${except ?? null}::uuid) AS email`;
  return (await rows<{ email: string }>(tx, inUse)).map(({ email }) => email);
}

/** Refuses with email_in_use, after it took what it may take. `details` name the field, or without one the addresses that are taken. */
export async function requireFreeEmails(
  tx: Tx,
  emails: readonly string[],
  { field, except }: { field?: string; except?: string } = {},
): Promise<void> {
  await takeUnproved(tx, null, emails);
  const taken = await emailsInUse(tx, emails, except);
  if (taken.length > 0) throw new Refusal('email_in_use', { fields: field ? [field] : taken.slice(0, maxNamed) });
}

/** Turns a violation of the unique index on addresses into email_in_use: another company took the address at the same moment. */
export async function mapUniqueEmailError<T>(field: string | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const violation = uniqueViolationOf(error);
    if (violation?.constraint !== 'users_email') throw error;
    const email = /=\((.*)\) already/.exec(violation.detail ?? '')?.[1];
    throw new Refusal('email_in_use', { fields: [field ?? email ?? 'email'] });
  }
}
