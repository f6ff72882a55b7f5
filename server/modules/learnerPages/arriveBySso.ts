import type { LearnerPages } from '../sso/public.ts';
import { arrivedPath, enterBySso } from './arrival.ts';
import { cookieOf } from './cookie.ts';
import { findPerson } from './findPerson.ts';
import { signInFor } from './paths.ts';
import { someoneElse } from './someoneElse.ts';

/** How single sign-on ends here that was begun here. */
export const learnerArrival: LearnerPages = {
  async arrive(tx, services, request, arrival) {
    const person = await findPerson(tx, arrival.userId);
    if (!person) return null;
    const session = cookieOf(request, services.env);
    if (session && (await someoneElse(tx, services.env, request, arrival.userId)))
      return { to: arrivedPath(services, session, arrival) };
    return enterBySso(tx, services.env, person, arrival);
  },
  failPath: (failure, to = null) => signInFor(to?.path ?? '', { sso: failure, ...(to?.language && { lang: to.language }) }),
};
