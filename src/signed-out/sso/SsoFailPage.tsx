import { paths } from '#contract/paths';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { FormNotice } from '../FormNotice.tsx';
import { Page } from '../Page.tsx';
import css from '../signedOut.module.css';
import ssoCss from './sso.module.css';

/** The reasons that have a text of ours. */
const known = [
  'email_is_not_connected',
  'sso_no_email',
  'no_subscription',
  'email_in_use',
  'sso_denied',
  'sso_expired',
  'sso_not_verified',
  'sso_unreachable',
  'sso_unsolicited',
  'sso_confirm_sent',
  'sso_token_expired',
] as const;

/** Why single sign-on failed: `message` of the address is a key of ours, or a sentence of the provider, which is shown as it is. */
export function SsoFailPage() {
  const { t } = useTranslation();
  const query = new URLSearchParams(location.search);
  const reason = (query.get('message') ?? query.get('error') ?? '').trim();
  const key = known.find((one) => one === reason);
  // The person gets a mail to confirm with; nothing went wrong.
  const isSent = key === 'sso_confirm_sent';
  const message = key ? t(`sso.fail.messages.${key}`) : reason || t('sso.fail.unknown');
  return (
    <Page
      title={isSent ? t('auth.reset.sentTitle') : t('sso.fail.title')}
      focusTitle
      below={
        <a className={css.link} href={paths.login}>
          {t('sso.fail.without')}
        </a>
      }
    >
      <FormNotice notice={{ message }} tone={isSent ? 'info' : 'error'} />
      <p className={ssoCss.again}>
        <a className={css.link} href={paths.ssoLogin}>
          {t('sso.fail.again')}
        </a>
      </p>
    </Page>
  );
}
