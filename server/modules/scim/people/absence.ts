import type { Absence } from '#contract/people/absences';
import { isDay, wrongInAbsence } from '#contract/people/absenceRules';
import { peopleLimits } from '#contract/people/limits';
import { audit } from '../../../audit.ts';
import { now } from '../../../clock.ts';
import { companyDay } from '../../../db/absences.ts';
import { oneRow } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
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

/** The day that it is in the company, and the latest absence of the person, also one that is over. */
const readKnown = (tx: Tx, companyId: string, userId: string) =>
  oneRow<Absence & { today: string }>(
    tx,
    sql`SELECT ${companyDay(sql`${companyId}`, now())}::text AS today, w.first_day::text AS "awayFrom", w.last_day::text AS "awayUntil"
      FROM (VALUES (1)) one LEFT JOIN LATERAL (SELECT first_day, last_day FROM absences
        WHERE company_id = ${companyId} AND user_id = ${userId} ORDER BY first_day DESC LIMIT 1) w ON true`,
  );

const isOver = ({ awayUntil }: Absence, today: string): boolean => awayUntil !== null && awayUntil < today;

/** Why the days are refused, naming the attribute; undefined if they are not. */
function wrongIn(days: Absence, today: string): string | undefined {
  const noDay = (['awayFrom', 'awayUntil'] as const).find((field) => days[field] !== null && !isDay(days[field]));
  if (noDay) return `${noDay} must be a day such as 2026-11-29`;
  const field = isOver(days, today) ? undefined : wrongInAbsence(days);
  return field && `${field} is wrong: an absence has the first and the last of up to ${peopleLimits.absenceDays} days`;
}

/**
 * Changes when a person is away. A day that the call does not mention stays. A directory goes on to send days that are over: they end the
 * absence that they are about, and no other, which an admin may have entered. Days that are none do not keep a directory from disabling
 * somebody.
 */
export async function changeDaysAway({ tx, actor }: ScimCall, person: Person, change: PersonChange): Promise<void> {
  if (change.awayFrom === undefined && change.awayUntil === undefined) return;
  const { companyId } = actor;
  const { today, ...known } = await readKnown(tx, companyId, person.id);
  const { awayFrom = known.awayFrom, awayUntil = known.awayUntil } = change;
  const sent = { awayFrom, awayUntil };
  const wrong = wrongIn(sent, today);
  if (wrong && change.active === false) return;
  if (wrong) throw invalidValue(wrong);
  const isAbout = person.awayFrom !== null && person.awayFrom === awayFrom;
  if (isOver(sent, today) && !isAbout) return;
  const days = isOver(sent, today) ? { awayFrom: null, awayUntil: null } : sent;
  const changed = await changeAbsence(tx, { companyId, id: person.id }, days);
  const subject = { type: 'user' as const, id: person.id, label: person.email };
  if (changed) await audit(tx, actor, { action: 'users.updated', subject, ...changed });
}
