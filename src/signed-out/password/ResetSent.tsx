import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '~/session/config.ts';
import { Page } from '../Page.tsx';

const loopback = ['localhost', '127.0.0.1', '[::1]'];
/** Only an installation without mail server keeps an outbox, and shows it to its own machine only. */
const hasOutbox = () => config.firebase.embedded && loopback.includes(location.hostname);

/** The one link inside a sentence here; the component of the translation library for it weighs 4 kB. */
function OutboxHint() {
  const { t } = useTranslation();
  const [before, link, after] = t('auth.reset.demoOutbox').split(/<\/?outbox>/);
  return (
    <p className="so-hint">
      {before}
      <a href="/outbox">{link}</a>
      {after}
    </p>
  );
}

export function ResetSent({ email, onAgain, below }: { email: string; onAgain: () => void; below: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Page title={t('auth.reset.sentTitle')} intro={t('auth.reset.sent', { email })} below={below} focusTitle>
      {hasOutbox() && <OutboxHint />}
      <button type="button" className="so-secondary" onClick={onAgain}>
        {t('auth.reset.again')}
      </button>
    </Page>
  );
}
