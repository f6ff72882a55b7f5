import { email as emailOf } from '#contract/kit/endpoint';
import { countCall } from '../../db/rateCounters.ts';
import { networkOf } from '../../identity/attempts.ts';
import { definePage, type Door, type Visit } from '../../landing/page.ts';
import { learnerLimits } from '#contract/learner/limits';
import { Refusal } from '../../core/refusal.ts';
import { sendFreshLink } from './freshLink.ts';
import { learnPaths } from './visitor.ts';

/** Where a learner app is set, its people sign in there. */
const withoutApp: Door<null> = {
  open: async ({ services }) => (services.env.links.learnerApp ? null : { visitor: null }),
  instead: ({ services }) => services.env.links.learnerApp ?? learnPaths.tasks,
};

/** For people whose session or link is over: a fresh link by e-mail. The answer is the same for every address. */
export const signInPage = definePage<null, { state: 'asking' | 'over' | 'sent' }>({
  path: learnPaths.signIn,
  door: withoutApp,
  read: async ({ query }) => ({ state: query.has('sent') ? 'sent' : query.get('link') === 'over' ? 'over' : 'asking' }),
  title: (_data, { t }) => t('learn.signIn.page'),
  Content: ({ data: { state }, visit }) =>
    state === 'sent' ? <Sent visit={visit} /> : <Ask visit={visit} isOver={state === 'over'} />,
  actions: {
    async link({ services, request }, form) {
      await countCall(services.db.pool, 'learner link', networkOf(request.ip), learnerLimits.linkRequestsPerMinute);
      const address = emailOf.safeParse(form.get('email') ?? '');
      if (!address.success) throw new Refusal('validation_failed', { fields: ['email'] });
      await sendFreshLink(services, address.data);
      return { to: `${learnPaths.signIn}?sent` };
    },
  },
});

function Ask({ visit, isOver }: { visit: Visit<null>; isOver: boolean }) {
  const { t } = visit;
  const problem = visit.problemCode === 'validation_failed' ? t('auth.validation.emailFormat') : visit.problem;
  return (
    <section className="landing-card landing-narrow">
      <h1>{t(isOver ? 'learn.signIn.over' : 'learn.signIn.title')}</h1>
      <p className="landing-quiet">{t('learn.signIn.text')}</p>
      <form className="landing-form" method="post" action={visit.to(`${learnPaths.signIn}/link`)}>
        <label htmlFor="email">{t('learn.signIn.email')}</label>
        <input
          id="email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          maxLength={255}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'email-problem' : undefined}
        />
        {problem && (
          <p id="email-problem" className="landing-problem" role="alert">
            {problem}
          </p>
        )}
        <button className="landing-button landing-wide" type="submit">
          {t('learn.signIn.send')}
        </button>
      </form>
    </section>
  );
}

function Sent({ visit }: { visit: Visit<null> }) {
  const { t } = visit;
  return (
    <section className="landing-card landing-narrow">
      <h1>{t('learn.signIn.sent')}</h1>
      <p className="landing-quiet">{t('learn.signIn.sentText')}</p>
      <p>
        <a href={visit.to(learnPaths.signIn)}>{t('learn.signIn.again')}</a>
      </p>
    </section>
  );
}
