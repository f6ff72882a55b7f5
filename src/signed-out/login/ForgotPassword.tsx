import { useTranslation } from 'react-i18next';
import { config } from '~/session/config.ts';
import { ExternalLink } from '../ExternalLink.tsx';

/** Page of the learner app where a password is reset. */
const resetPath = 'reset-password';

function learnerReset(learnerApp: string): string {
  return `${learnerApp.replace(/\/+$/, '')}/${resetPath}`;
}

/** Leads to the learner app's reset when its address is set, else to our own. */
export function ForgotPassword({ onForgot }: { onForgot: () => void }) {
  const { t } = useTranslation();
  const { learnerApp } = config.links;
  if (learnerApp) return <ExternalLink href={learnerReset(learnerApp)}>{t('auth.login.forgotPassword')}</ExternalLink>;
  return (
    <button type="button" className="so-link" onClick={onForgot}>
      {t('auth.login.forgotPassword')}
    </button>
  );
}
