import { email as emailOf } from '#contract/kit/endpoint';
import { countCall } from '../../db/rateCounters.ts';
import { ownerTx } from '../../db/tx.ts';
import { networkOf } from '../../identity/attempts.ts';
import { definePage, type Visit } from '../../landing/page.ts';
import { ssoFailures } from '#contract/company/ssoProviders';
import { learnerLimits } from '#contract/learner/limits';
import { sessionLimits } from '#contract/session/limits';
import { Refusal } from '../../core/refusal.ts';
import { findLanguage } from '#locales/languages.ts';
import { connectionForEmail } from '../sso/public.ts';
import { sendFreshLink } from './freshLink.ts';
import { campaignOfPath, learnPaths, signInFor } from './paths.ts';
import { ssoPath } from './SsoPage.tsx';
import { withoutApp } from './withoutApp.ts';

function emailIn(form: URLSearchParams): string {
  const address = emailOf.safeParse(form.get('email') ?? '');
  if (!address.success) throw new Refusal('validation_failed', { fields: ['email'] });
  return address.data;
}

/**
 * For people whose session or link is over: a fresh link by e-mail, whose answer is the same for every address, or single sign-on, whose
 * answer is that of the panel.
 */
export const signInPage = definePage<null, { state: 'asking' | 'over' | 'sent' }>({
  path: learnPaths.signIn,
  door: withoutApp,
  read: async ({ query }) => ({ state: query.has('sent') ? 'sent' : query.get('link') === 'over' ? 'over' : 'asking' }),
  title: (_data, { t }) => t('learn.signIn.page'),
  Content: ({ data: { state }, visit }) =>
    state === 'sent' ? <Sent visit={visit} /> : <Ask visit={visit} isOver={state === 'over'} />,
  actions: {
    async link({ services, request, query }, form) {
      await countCall(services.db.pool, 'learner link', networkOf(request.ip), learnerLimits.linkRequestsPerMinute);
      const to = query.get('to');
      const language = findLanguage(query.get('lang'))?.code ?? null;
      await sendFreshLink(services, emailIn(form), { campaignId: campaignOfPath(to), language });
      return { to: signInFor(to ?? '', { sent: 'yes' }) };
    },
    async sso({ services, request, query }, form) {
      await countCall(services.db.pool, 'learner sso', networkOf(request.ip), sessionLimits.lookupsPerMinute);
      const email = emailIn(form);
      const connection = await ownerTx(services.db, (tx) => connectionForEmail(tx, email));
      if (!connection) throw new Refusal('email_is_not_connected', { fields: ['email'] });
      return { to: ssoPath(connection.companyId, query.get('to') ?? learnPaths.tasks, form.get('zone')) };
    },
  },
});

/** Why single sign-on has signed nobody in. The address may hold anything, and only says what there is a text for. */
function ssoMessage({ query, t }: Visit<null>): string | undefined {
  const reason = query.get('sso');
  if (reason === 'account_suspended' || reason === 'too_many_requests') return t(`errors.${reason}`);
  return ssoFailures.some((one) => one === reason) ? t(`sso.fail.messages.${reason}`) : undefined;
}

function Ask({ visit, isOver }: { visit: Visit<null>; isOver: boolean }) {
  const { t, query, sent } = visit;
  const to = query.get('to');
  const formAt = (action: 'link' | 'sso') =>
    visit.to(`${learnPaths.signIn}/${action}${to ? `?${new URLSearchParams({ to }).toString()}` : ''}`);
  const failure = sent ? undefined : ssoMessage(visit);
  const problem = visit.problemCode === 'validation_failed' ? t('auth.validation.emailFormat') : visit.problem;
  return (
    <section className="landing-card landing-narrow">
      <h1>{t(isOver ? 'learn.signIn.over' : 'learn.signIn.title')}</h1>
      {failure && (
        <p className="landing-notice" role="alert">
          {failure}
        </p>
      )}
      <p className="landing-quiet">{t('learn.signIn.text')}</p>
      <form className="landing-form" method="post" action={formAt('link')}>
        <input type="hidden" name="zone" data-zone />
        <label htmlFor="email">{t('learn.signIn.email')}</label>
        <input
          id="email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          maxLength={255}
          defaultValue={sent?.get('email') ?? undefined}
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
        <button className="landing-plain landing-wide" type="submit" formAction={formAt('sso')}>
          {t('auth.login.sso')}
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
        <a href={visit.to(signInFor(visit.query.get('to') ?? ''))}>{t('learn.signIn.again')}</a>
      </p>
    </section>
  );
}
