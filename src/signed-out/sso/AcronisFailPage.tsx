import { paths } from '#contract/paths';
import { config } from '~/browser/config.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { ExternalLink } from '../ExternalLink.tsx';
import { Page } from '../Page.tsx';
import { failuresIn, tipsFor } from './acronisTips.ts';
import signedOutCss from '../signedOut.module.css';
import css from './sso.module.css';

/** Where a sign-in from the Acronis console ends that failed: each error with its reason, and what to do. */
export function AcronisFailPage() {
  const { t } = useTranslation();
  const failures = failuresIn(location.search);
  const tips = tipsFor(failures);
  const { knowledgeBase } = config.links;
  return (
    <Page
      title={t('sso.acronis.title')}
      focusTitle
      below={
        <a className={signedOutCss.link} href={paths.login}>
          {t('sso.fail.without')}
        </a>
      }
    >
      <dl className={css.failures}>
        {[...new Map(failures.map((failure) => [`${failure.code} ${failure.reason}`, failure]))].map(([key, { code, reason }]) => (
          <div key={key}>
            <dt>{code === 'firebase_user' ? t('sso.acronis.firebase') : <bdi>{code}</bdi>}</dt>
            {reason && (
              <dd>
                <bdi>{reason}</bdi>
              </dd>
            )}
          </div>
        ))}
      </dl>
      {tips.length > 0 && (
        <section className={css.tips}>
          <h2>{t('sso.acronis.tips')}</h2>
          <ul>
            {tips.map((tip) => (
              <li key={tip}>{t(`sso.acronis.tip.${tip}`)}</li>
            ))}
          </ul>
        </section>
      )}
      {knowledgeBase && <ExternalLink href={knowledgeBase}>{t('sso.acronis.documentation')}</ExternalLink>}
    </Page>
  );
}
