import { wrongInAbsence } from '#contract/people/absenceRules';
import { peopleLimits } from '#contract/people/limits';
import { audit } from '../../../audit.ts';
import { now } from '../../../clock.ts';
import { companyDay } from '../../../db/absences.ts';
import { oneRow } from '../../../db/rows.ts';
import { sql } from 'drizzle-orm';
import { changeAbsence } from '../../absences/public.ts';
import type { ScimCall } from '../call.ts';
import { invalidValue } from '../scimError.ts';
import type { PersonChange } from './personAttributes.ts';

interface Person {
  id: string;
  email: string;
  awayFrom: string | null;
  awayUntil: string | null;
}

/**
 * Changes when a person is away. A directory goes on to send days that are over: they mean that the person is not away any more. A day
 * that the call does not mention stays.
 */
export async function changeDaysAway({ tx, actor }: ScimCall, person: Person, change: PersonChange): Promise<void> {
  if (change.awayFrom === undefined && change.awayUntil === undefined) return;
  const { awayFrom = person.awayFrom, awayUntil = person.awayUntil } = change;
  const days = { awayFrom, awayUntil };
  if (wrongInAbsence(days))
    throw invalidValue(`awayFrom and awayUntil are the first and the last of up to ${peopleLimits.absenceDays} days`);
  const { companyId } = actor;
  const { today } = await oneRow<{ today: string }>(tx, sql`SELECT ${companyDay(sql`${companyId}`, now())}::text AS today`);
  const isOver = awayUntil !== null && awayUntil < today;
  const changed = await changeAbsence(tx, { companyId, id: person.id }, isOver ? { awayFrom: null, awayUntil: null } : days);
  const subject = { type: 'user' as const, id: person.id, label: person.email };
  if (changed) await audit(tx, actor, { action: 'users.updated', subject, ...changed });
}
