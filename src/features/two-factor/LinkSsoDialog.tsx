import { confirmStep } from '#contract/session/mfa';
import { linkOwnSso } from '#contract/session/ssoSignIn';
import { callEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { ConfirmItsYou } from './ConfirmItsYou.tsx';

/** After one’s own password and factor, goes to the provider of the company: the account there opens one’s own from then on. */
export function LinkSsoDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ConfirmItsYou
      title={t('settings.sso.link')}
      help={t('settings.sso.linkHelp')}
      onFactor={async (verificationTokenId, factor) => {
        await callEndpoint(confirmStep, { body: { verificationTokenId, ...factor } });
        const { link } = await callEndpoint(linkOwnSso, { body: { verificationTokenId } });
        location.assign(link);
      }}
      onClose={onClose}
    />
  );
}
