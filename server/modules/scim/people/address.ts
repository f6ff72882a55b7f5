import { eq } from 'drizzle-orm';
import { email as emailRule } from '#contract/kit/endpoint';
import { machineTime } from '../../../clock.ts';
import { scimPeople } from '../../../db/schema.ts';
import { hourMs } from '#contract/kit/durations';
import { mapUniqueEmailError, requireFreeEmails } from '../../users/public.ts';
import type { ScimCall } from '../call.ts';
import { askToMove } from './moveRequest.ts';
import { carryOutMove } from './carryOutMove.ts';
import type { ManagedPerson } from './people.queries.ts';
import { requireProved } from './proved.ts';
import { invalidValue, ScimError } from '../scimError.ts';
import { isWithinLimit } from './waves.ts';

/** An e-mail address, in lower case. */
export function addressOf(text: string): string {
  const read = emailRule.safeParse(text);
  if (!read.success) throw invalidValue('The e-mail address of work, or else userName, must be an address');
  return read.data;
}

/**
 * Gives a learner another address. For a person who uses the panel it asks first. The caller has locked the person. Refuses addresses
 * outside proved domains, and addresses of others; and with 429 more moves within an hour than a directory may make, because a person who
 * reads the new mailboxes can sign in as these people.
 */
export async function changeAddress(call: ScimCall, person: ManagedPerson, email: string): Promise<void> {
  const { tx, actor, tokenId } = call;
  const { companyId } = actor;
  const { id: userId } = person;
  if (person.usesPanel && person.movesTo === email) return;
  await requireProved(tx, companyId, email);
  await requireFreeEmails(tx, [email], { field: 'emails', except: userId });
  if (!(await isWithinLimit(tx, actor, tokenId, 'moved')))
    throw new ScimError(429, 'Too many people got another address within an hour; try again later', undefined, hourMs / 1000);
  await tx.update(scimPeople).set({ movedAt: machineTime(), movedBy: tokenId }).where(eq(scimPeople.userId, userId));
  if (person.usesPanel) return askToMove(call, person, email);
  await mapUniqueEmailError('emails', () => carryOutMove(tx, actor, person, email));
}
