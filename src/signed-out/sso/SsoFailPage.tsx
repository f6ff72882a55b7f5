import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths';
import { dynamicKey } from '~/i18n/dynamicKey.ts';
import { FormNotice } from '../FormNotice.tsx';
import { Page } from '../Page.tsx';
import css from '../signedOut.module.css';

/** Why single sign-on failed: `message` of the address is a key of ours, or a sentence of the provider, which is shown as it is. */
export function SsoFailPage() {
  const { t, i18n } = useTranslation();
  const query = new URLSearchParams(location.search);
  const given = (query.get('message') ?? query.get('error') ?? '').trim();
  // i18n-keys: sso.fail.messages.*
  const key = `sso.fail.messages.${given}`;
  const message = /^\w+$/.test(given) && i18n.exists(key) ? t(dynamicKey(key)) : given || t('sso.fail.unknown');
  return (
    <Page
      title={t('sso.fail.title')}
      focusTitle
      below={
        <a className={css.link} href={paths.login}>
          {t('sso.fail.without')}
        </a>
      }
    >
      <FormNotice notice={{ message }} />
      <p>
        <a className={css.link} href={paths.ssoLogin}>
          {t('sso.fail.again')}
        </a>
      </p>
    </Page>
  );
}
