import { and, eq, sql } from 'drizzle-orm';
import type { LanguageAndZone } from '#contract/people/languageAndZone';
import { now } from '../../clock.ts';
import { oneRow } from '../../db/rows.ts';
import { users } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import { setColumns } from './columns.ts';
import { type Chosen, requireKnown } from './requireKnown.ts';

interface Person {
  companyId: string;
  id: string;
}

/** What somebody set for the person; guesses do not count. */
export const findSet = (tx: Tx, { companyId, id }: Person): Promise<LanguageAndZone> =>
  oneRow(tx, sql`SELECT ${setColumns} FROM users u WHERE u.company_id = ${companyId} AND u.id = ${id}`);

/**
 * Sets the language and the time zone of a person, or takes them away with null; a guess stays until one is set. Returns the change for the
 * audit log, undefined if there is none. Refuses as `requireKnown` does. The caller has locked the person.
 */
export async function setLanguageAndZone(tx: Tx, person: Person, chosen: Chosen) {
  const [known = chosen] = await requireKnown(tx, [chosen]);
  const before = await findSet(tx, person);
  const { language = before.language, timeZone = before.timeZone } = known;
  const after = { language, timeZone };
  const changed = (['language', 'timeZone'] as const).filter((field) => after[field] !== before[field]);
  if (changed.length === 0) return undefined;
  await tx
    .update(users)
    .set({
      ...(changed.includes('language') && { language, languageGuessed: false }),
      ...(changed.includes('timeZone') && { timeZone, timeZoneGuessed: false }),
      updatedAt: now(),
    })
    .where(and(eq(users.companyId, person.companyId), eq(users.id, person.id)));
  const only = (facts: LanguageAndZone): Partial<LanguageAndZone> =>
    Object.fromEntries(changed.map((field) => [field, facts[field]]));
  return { before: only(before), after: only(after) };
}
