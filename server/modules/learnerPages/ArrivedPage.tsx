import { ownerTx } from '../../db/tx.ts';
import { type Door, definePage } from '../../landing/page.ts';
import type { Arrival } from '../sso/public.ts';
import { enterBySso, readArrival } from './arrival.ts';
import { cookieOf } from './cookie.ts';
import type { FoundPerson } from './findPerson.ts';
import { learnPaths, signInFor } from './paths.ts';
import { endLearnerSession } from './sessions.ts';
import { someoneElse } from './someoneElse.ts';
import { InPlaceOf } from './Whose.tsx';

interface Arrived {
  arrival: Arrival;
  person: FoundPerson;
  /** Who is signed in in this browser, and the token of that session. */
  present: { name: string; session: string };
}

/** Lets in the browser to which a provider has led back another person than is signed in there. */
const arrived: Door<Arrived> = {
  async open({ services, request }) {
    const session = cookieOf(request, services.env);
    const sealed = new URLSearchParams(request.url.split('?')[1]).get('arrival');
    if (!session || !sealed) return null;
    return ownerTx(services.db, async (tx) => {
      const found = await readArrival(tx, services, session, sealed);
      const name = found && (await someoneElse(tx, services.env, request, found.person.userId));
      if (!name) return null;
      const { companyId, language } = found.person;
      return { visitor: { ...found, present: { name, session } }, companyId, language };
    });
  },
  instead: () => signInFor('', { sso: 'sso_expired' }),
};

/** Asks before single sign-on replaces the session of another person: any page can make a browser sign in at a provider. */
export const arrivedPage = definePage<Arrived, Arrived>({
  path: learnPaths.arrived,
  door: arrived,
  read: async ({ visitor }) => visitor,
  title: (_data, { t }) => t('learn.enter.page'),
  Content: ({ data: { person, present }, visit }) => <InPlaceOf person={person} visit={visit} present={present.name} />,
  actions: {
    async open({ services, visitor: { arrival, person, present } }) {
      const { to, cookie } = await ownerTx(services.db, async (tx) => {
        await endLearnerSession(tx, present.session);
        return enterBySso(tx, services.env, person, arrival);
      });
      return { to, cookies: [cookie] };
    },
  },
});
