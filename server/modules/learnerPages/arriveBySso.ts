import type { LearnerPages } from '../sso/public.ts';
import { learnerCookie } from './cookie.ts';
import { noteArrival } from './enter.ts';
import { findPerson } from './findPerson.ts';
import { ownPath, signInFor } from './paths.ts';
import { openLearnerSession } from './sessions.ts';

/** How single sign-on ends here that was begun here. */
export const learnerArrival: LearnerPages = {
  async arrive(tx, env, { userId, connectionId, learnerReturn: { path, ...known } }) {
    const person = await findPerson(tx, userId);
    if (!person) return null;
    await noteArrival(tx, userId, known);
    const token = await openLearnerSession(tx, { companyId: person.companyId, userId, isPreview: false, connectionId });
    return { to: ownPath(path), cookie: learnerCookie(env, token) };
  },
  failPath: (failure, to = null) => signInFor(to?.path ?? '', { sso: failure, ...(to?.language && { lang: to.language }) }),
};
