import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { config } from '~/session/config.ts';
import { Page } from '../Page.tsx';

const loopback = ['localhost', '127.0.0.1', '[::1]'];
/** Only an installation without mail server keeps an outbox, and shows it to its own machine only. */
const hasOutbox = () => config.firebase.embedded && loopback.includes(location.hostname);

export function ResetSent({ email, onAgain, below }: { email: string; onAgain: () => void; below: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Page title={t('auth.reset.sentTitle')} intro={t('auth.reset.sent', { email })} below={below} focusTitle>
      {hasOutbox() && (
        <p className="so-hint">
          <Trans i18nKey="auth.reset.demoOutbox" components={{ outbox: <a key="outbox" href="/outbox" /> }} />
        </p>
      )}
      <button type="button" className="so-secondary" onClick={onAgain}>
        {t('auth.reset.again')}
      </button>
    </Page>
  );
}
