import type { MfaMethod } from '#contract/session/mfaMethods';
import { audit, theProductIn } from '../../audit.ts';
import { ownerTx } from '../../db/tx.ts';
import type { Taken } from '../../identity/attempts.ts';
import { evenTime } from '../../identity/evenTime.ts';
import type { Services } from '../../services.ts';
import { factsOf, type Place } from './place.ts';
import { findPersonByEmail, findPersonById } from './session.queries.ts';

interface Failed {
  who: { email: string } | { id: string };
  /** What was wrong. */
  way: 'password' | MfaMethod;
  taken: Taken;
  place: Place;
}

/** Recording takes this long, whether there is such a person or not, so that timing reveals nothing. */
const noteMs = 150;

/**
 * Writes a failed sign-in of an existing account into the log of its company: the first of a burst, and the one that locks, with their
 * number. So guessing passwords makes two entries for an account until the lock is over, and none for unknown addresses.
 */
export async function noteFailedSignIn({ db }: Pick<Services, 'db'>, { who, way, taken, place }: Failed): Promise<void> {
  const { n, isLast } = taken;
  if (n !== 1 && !isLast) return;
  await evenTime(noteMs, () =>
    ownerTx(db, async (tx) => {
      const person = await ('email' in who ? findPersonByEmail(tx, who.email) : findPersonById(tx, who.id));
      if (!person?.user.hasLogin) return;
      const { id, email, companyId } = person.user;
      await audit(tx, theProductIn(companyId), {
        action: isLast ? 'session.locked' : 'session.failed',
        subject: { type: 'user', id, label: email },
        after: { way, ...(isLast && { attempts: n }), ...factsOf(place) },
      });
    }),
  );
}
