import { definePage, type Visit } from '../../landing/page.ts';
import { learnerLinkPath } from '../../mail/learnerLink.ts';
import { enter } from './enter.ts';
import { type Invited, mailLink, panelLink, takePanelLink } from './link.ts';
import { learnPaths } from './paths.ts';

/** The page of a personal link, which says whose it is before anything counts: links are forwarded, and programs open them. */
export const enterPage = definePage<Invited, Invited>({
  path: `${learnerLinkPath}/:token`,
  door: mailLink,
  read: async ({ visitor }) => visitor,
  title: (_person, { t }) => t('learn.enter.page'),
  Content: ({ data, visit }) => <Enter person={data} visit={visit} />,
  actions: { open: (visit, form) => enter(visit, visit.visitor, form, false) },
});

/** The same for an admin who comes from the panel, and is sent on by the script. */
export const panelLinkPath = `${learnPaths.tasks}/panel`;
export const panelPage = definePage<Invited, Invited>({
  path: `${panelLinkPath}/:token`,
  door: panelLink,
  read: async ({ visitor }) => visitor,
  title: (_person, { t }) => t('learn.enter.page'),
  Content: ({ data, visit }) => <Enter person={data} visit={visit} isFromPanel />,
  actions: {
    async open(visit, form) {
      const person = await takePanelLink(visit.services, visit.params['token'] ?? '');
      return person ? enter(visit, person, form, true) : { to: `${learnPaths.signIn}?link=over` };
    },
  },
});

/** Where the form is sent. It keeps the campaign that an admin comes from, and the language. */
function openAddress({ address, query, to }: Visit): string {
  const campaign = query.get('campaign');
  return to(`${address.split('?')[0]}/open${campaign ? `?campaign=${encodeURIComponent(campaign)}` : ''}`);
}

function Enter({ person, visit, isFromPanel = false }: { person: Invited; visit: Visit; isFromPanel?: boolean }) {
  const { t } = visit;
  const { name, email, companyName } = person;
  const isBySso = person.mustUseSso && !isFromPanel;
  return (
    <section className="landing-card landing-narrow">
      <h1>{t('learn.enter.title', { name })}</h1>
      <p>{t(isBySso ? 'learn.enter.textSso' : 'learn.enter.text', { company: companyName })}</p>
      <p className="landing-quiet">
        <bdi>{email}</bdi>
      </p>
      <form method="post" action={openAddress(visit)} data-sends-itself={isFromPanel || undefined}>
        <input type="hidden" name="zone" data-zone />
        <button className="landing-button landing-wide" type="submit">
          {isBySso ? t('auth.login.sso') : t('learn.enter.continue', { name })}
        </button>
      </form>
      {!isFromPanel && (
        <p className="landing-quiet">
          {t('learn.enter.notMe', { name })} <a href={visit.to(learnPaths.signIn)}>{t('learn.enter.ownLink')}</a>
        </p>
      )}
    </section>
  );
}
