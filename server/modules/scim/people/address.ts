import { eq, sql } from 'drizzle-orm';
import { email as emailRule } from '#contract/kit/endpoint';
import { audit } from '../../../audit.ts';
import { machineTime } from '../../../clock.ts';
import type { Tx } from '../../../db/tx.ts';
import { oneRow } from '../../../db/rows.ts';
import { scimPeople } from '../../../db/schema.ts';
import { queueMail } from '../../../mail/queueMail.ts';
import { moveAddress, withdrawWaiting } from '../../addresses/public.ts';
import { endSessions } from '../../session/public.ts';
import { mapUniqueEmailError, requireFreeEmails } from '../../users/public.ts';
import type { ScimCall } from '../call.ts';
import { addressMoved } from '../mails.ts';
import type { ManagedPerson } from './people.queries.ts';
import { invalidValue, ScimError } from '../scimError.ts';
import { hourMs, isWithinLimit } from './waves.ts';

/** An e-mail address, in lower case. */
export function addressOf(text: string): string {
  const read = emailRule.safeParse(text);
  if (!read.success) throw invalidValue('The e-mail address of work, or else userName, must be an address');
  return read.data;
}

/** A directory answers for the mailboxes of its own domains only: whoever reads a mailbox can sign in. */
export async function requireProved(tx: Tx, companyId: string, email: string): Promise<void> {
  const { isProved } = await oneRow<{ isProved: boolean }>(
    tx,
    sql`SELECT EXISTS (SELECT 1 FROM company_domains WHERE company_id = ${companyId} AND domain = ${email.split('@')[1] ?? ''}
      AND proved_at IS NOT NULL) AS "isProved"`,
  );
  if (!isProved) throw invalidValue(`The domain of ${email} is not one that the company has proved`);
}

/**
 * Gives a person another address: the old one is told, links and sessions die. The caller has locked the person. Refuses addresses outside
 * proved domains, and those of others; and with 429 more moves within an hour than a directory may make, because whoever reads the new
 * mailboxes can sign in as these people.
 */
export async function changeAddress({ tx, actor, tokenId }: ScimCall, person: ManagedPerson, email: string): Promise<void> {
  const { companyId, companyLang: lang } = actor;
  const { id: userId, email: from, name } = person;
  await requireProved(tx, companyId, email);
  await requireFreeEmails(tx, [email], { field: 'emails', except: userId });
  if (!(await isWithinLimit(tx, actor, tokenId, 'moved')))
    throw new ScimError(429, 'Too many people got another address within an hour; try again later', undefined, hourMs / 1000);
  await tx.update(scimPeople).set({ movedAt: machineTime(), movedBy: tokenId }).where(eq(scimPeople.userId, userId));
  await withdrawWaiting(tx, userId);
  await mapUniqueEmailError('emails', () => moveAddress(tx, { companyId, userId, from, to: email, isVerified: true }));
  await endSessions(tx, [userId]);
  await queueMail(tx, { companyId, userId, to: from, kind: addressMoved, lang, params: { ...(name && { name }), email } });
  await audit(tx, actor, {
    action: 'email.changed',
    subject: { type: 'user', id: userId, label: email },
    before: { email: from },
    after: { email },
  });
}
