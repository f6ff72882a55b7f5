import type { LanguageAndZone } from '#contract/people/languageAndZone';
import { firstLanguage } from '#locales/languages.ts';
import { audit } from '../../../audit.ts';
import { eq } from 'drizzle-orm';
import { scimPeople } from '../../../db/schema.ts';
import { presentZone } from '../../../db/timeZones.ts';
import type { Tx } from '../../../db/tx.ts';
import { findSet, setLanguageAndZone } from '../../languageAndZone/public.ts';
import type { ScimCall } from '../call.ts';
import type { ManagedPerson } from './people.queries.ts';
import type { PersonAttributes, PersonChange } from './personAttributes.ts';

/** The words of a directory. */
type Words = Pick<PersonAttributes, 'preferredLanguage' | 'timeZone'>;

/** What they mean here: `de-AT` is German. Null for what we do not have. */
const meaningOf = async (tx: Tx, { preferredLanguage, timeZone }: Words): Promise<LanguageAndZone> => ({
  language: firstLanguage(preferredLanguage ?? '')?.code ?? null,
  timeZone: timeZone && (await presentZone(tx, timeZone)),
});

/**
 * Sets the language and the time zone of a person where the directory says something else than before: with each synchronisation it repeats
 * what it said, and the person or an admin may have chosen otherwise since. What it takes back, or says in words that mean nothing here, is
 * removed unless somebody has set another value.
 */
export async function changeLanguageAndZone(
  { tx, actor }: ScimCall,
  person: Pick<ManagedPerson, 'id' | 'email'> & Words,
  change: PersonChange,
): Promise<void> {
  const { preferredLanguage = person.preferredLanguage, timeZone = person.timeZone } = change;
  if (preferredLanguage === person.preferredLanguage && timeZone === person.timeZone) return;
  const said = await meaningOf(tx, person);
  const says = await meaningOf(tx, { preferredLanguage, timeZone });
  // Words that mean nothing are not kept, like attributes that we do not know.
  const kept = { preferredLanguage: says.language && preferredLanguage, timeZone: says.timeZone && timeZone };
  await tx.update(scimPeople).set(kept).where(eq(scimPeople.userId, person.id));
  const of = { companyId: actor.companyId, id: person.id };
  const present = await findSet(tx, of);
  const chosen = (field: keyof LanguageAndZone) => {
    if (says[field] === said[field]) return undefined;
    return says[field] ?? (present[field] === said[field] ? null : undefined);
  };
  const changed = await setLanguageAndZone(tx, of, { language: chosen('language'), timeZone: chosen('timeZone') });
  const subject = { type: 'user' as const, id: person.id, label: person.email };
  if (changed) await audit(tx, actor, { action: 'users.updated', subject, ...changed });
}
