import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Capability, can } from '#contract/access';
import type { userProfile } from '#contract/people/users';
import { now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';
import { Refusal } from '../../../core/refusal.ts';
import { absenceColumns, withAbsence } from '../../../db/absences.ts';
import { rows } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { guessedColumns, setColumns } from '../../languageAndZone/public.ts';
import { defaultOrder } from '../list/order.ts';
import { gatherPeople, type JoinedRow, personColumns, selectPeople } from '../list/rows.ts';
import { addressLockOf, locksOf } from './locks.ts';

export type Profile = z.output<typeof userProfile>;
/** A profile with fields that stay on the server. */
export type ProfileRow = Profile & { hasLogin: boolean };
type WaitingChange = NonNullable<Profile['addressChange']>;
type Extras = Omit<ProfileRow, 'addressChange' | 'unconfirmedNewEmail' | 'guessed'> & {
  [K in keyof WaitingChange as `change_${K}`]: WaitingChange[K] | null;
} & { [K in keyof Profile['guessed'] as `guessed${Capitalize<K>}`]: Profile['guessed'][K] };

/** One person of the company in scope. Refuses with not_found. */
export async function readProfile(tx: Tx, actor: Actor, userId: string): Promise<ProfileRow> {
  const person = sql`SELECT ${personColumns(defaultOrder)}, u.email_verified AS "emailVerified", u.mfa_enabled AS "isMfaEnabled",
      u.invited_at AS "invitedAt", u.has_login AS "hasLogin", ${locksOf(actor)} AS locks, ${addressLockOf(actor)} AS "addressLock",
      c.kind AS "change_kind", c.new_email AS "change_newEmail", c.reason AS "change_reason", c.asked_at AS "change_askedAt",
      c.takes_effect_at AS "change_takesEffectAt", ${absenceColumns}, ${setColumns}, ${guessedColumns}
    FROM people u ${withAbsence(now())} LEFT JOIN address_changes c ON c.user_id = u.id AND c.state = 'waiting'
    WHERE u.company_id = ${actor.companyId} AND u.id = ${userId}`;
  const joinedRows = await rows<JoinedRow<Extras>>(tx, selectPeople(actor.companyId, person, defaultOrder));
  const [more] = joinedRows;
  const [row] = gatherPeople(joinedRows);
  if (!more || !row) throw new Refusal('not_found');
  const { emailVerified, isMfaEnabled, invitedAt, hasLogin, locks, addressLock, awayFrom, awayUntil, language, timeZone } = more;
  const addressChange = waitingOf(more);
  const unconfirmedNewEmail = addressChange?.kind === 'own' ? addressChange.newEmail : null;
  const account = { emailVerified, isMfaEnabled, unconfirmedNewEmail, addressChange, addressLock, invitedAt, hasLogin, locks };
  const guessed = { language: more.guessedLanguage, timeZone: more.guessedTimeZone };
  return { ...row, ...account, awayFrom, awayUntil, language, timeZone, guessed };
}

function waitingOf(more: Extras): WaitingChange | null {
  const { change_kind: kind, change_newEmail: newEmail, change_askedAt: askedAt } = more;
  if (kind === null || newEmail === null || askedAt === null) return null;
  return { kind, newEmail, askedAt, reason: more.change_reason, takesEffectAt: more.change_takesEffectAt };
}

/**
 * Allows the caller to read themselves, and others with the capability. Refuses with permission_denied, whether the person
 * exists or not.
 */
export function requireOwnOr(capability: Capability, actor: Actor, userId: string): void {
  if (userId !== actor.userId && !can(actor, capability)) throw new Refusal('permission_denied');
}
