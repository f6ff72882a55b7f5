import { z } from 'zod';
import { definePage } from '../../landing/page.ts';
import { learnerBeginLink } from '../sso/public.ts';
import { learnPaths, ownPath } from './paths.ts';
import { withoutApp } from './withoutApp.ts';

/** The address of the page, for the company of a person and where they want to go. */
export const ssoPath = (companyId: string, to: string, zone: string | null): string =>
  `${learnPaths.sso}?${new URLSearchParams({ company: companyId, to, ...(zone && { zone }) }).toString()}`;

/**
 * Leads to the identity provider of a company. A page between, because our content policy lets a form lead to this origin only, also when
 * it is redirected.
 */
export const ssoPage = definePage<null, { link: string }>({
  path: learnPaths.sso,
  door: withoutApp,
  async read({ query, services }) {
    const company = z.uuid().safeParse(query.get('company'));
    if (!company.success) return null;
    const known = { zone: query.get('zone')?.slice(0, 64) ?? null, language: query.get('lang')?.slice(0, 10) ?? null };
    return { link: learnerBeginLink(services.env, company.data, { path: ownPath(query.get('to')), ...known }) };
  },
  title: (_data, { t }) => t('learn.signIn.page'),
  Head: ({ data: { link } }) => <meta httpEquiv="refresh" content={`0;url=${link}`} />,
  Content: ({ data: { link }, visit: { t } }) => (
    <section className="landing-card landing-narrow">
      <h1>{t('sso.login.submitting')}</h1>
      <p>
        <a className="landing-button" href={link}>
          {t('auth.login.sso')}
        </a>
      </p>
    </section>
  ),
});
