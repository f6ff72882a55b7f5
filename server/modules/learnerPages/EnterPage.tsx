import { ownerTx } from '../../db/tx.ts';
import { definePage } from '../../landing/page.ts';
import { learnerLinkPath } from '../../mail/learnerLink.ts';
import { enter } from './enter.ts';
import { type Invited, mailLink, panelLink, takePanelLink } from './link.ts';
import { learnPaths } from './paths.ts';
import { someoneElse } from './someoneElse.ts';
import { InPlaceOf, Whose } from './Whose.tsx';

/** The page of a personal link, which says whose it is before anything counts: links are forwarded, and programs open them. */
export const enterPage = definePage<Invited, Invited>({
  path: `${learnerLinkPath}/:token`,
  door: mailLink,
  read: async ({ visitor }) => visitor,
  title: (_person, { t }) => t('learn.enter.page'),
  Content({ data: person, visit }) {
    const { t } = visit;
    const { companyName: company, mustUseSso } = person;
    return (
      <Whose
        person={person}
        visit={visit}
        text={t(mustUseSso ? 'learn.enter.textSso' : 'learn.enter.text', { company })}
        {...(mustUseSso && { button: t('auth.login.sso') })}
        instead={{ text: t('learn.enter.ownLink'), path: learnPaths.signIn }}
      />
    );
  },
  actions: { open: (visit, form) => enter(visit, visit.visitor, form, false) },
});

/** The same for an admin who comes from the panel. The script sends it, unless somebody else is signed in: anybody can send such a link. */
export const panelLinkPath = `${learnPaths.tasks}/panel`;
export const panelPage = definePage<Invited, { person: Invited; present: string | null }>({
  path: `${panelLinkPath}/:token`,
  door: panelLink,
  read: async ({ services, request, visitor }) => ({
    person: visitor,
    present: await ownerTx(services.db, (tx) => someoneElse(tx, services.env, request, visitor.userId)),
  }),
  title: (_person, { t }) => t('learn.enter.page'),
  Content: ({ data: { person, present }, visit }) =>
    present ? (
      <InPlaceOf person={person} visit={visit} present={present} />
    ) : (
      <Whose person={person} visit={visit} text={visit.t('learn.enter.text', { company: person.companyName })} sendsItself />
    ),
  actions: {
    async open(visit, form) {
      const person = await takePanelLink(visit.services, visit.params['token'] ?? '');
      return person ? enter(visit, person, form, true) : { to: `${learnPaths.signIn}?link=over` };
    },
  },
});
