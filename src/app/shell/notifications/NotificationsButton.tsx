import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Bell } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { helpLimits } from '#contract/help/limits';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { useFreeMoment } from '~/components/overlay/useFreeMoment.ts';
import { withTexts } from '~/components/page/lazyPage.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { type Session, useMaybeSession } from '~/session/useSession.ts';
import css from './NotificationsButton.module.css';

const NotificationsPopover = lazy(() =>
  fetchedCode(
    withTexts('training', () => import('./NotificationsPopover.tsx').then((m) => ({ default: m.NotificationsPopover })))(),
  ),
);

/** The bell of the toolbar. Notifications belong to a person in their own company. */
export function NotificationsButton() {
  const session = useMaybeSession();
  return session && !session.isActingElsewhere ? <Notifications session={session} /> : null;
}

function Notifications({ session: { user } }: { session: Session }) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<'byUser' | 'byItself' | null>(null);
  const [wasShown, setShown] = useState(false);
  const isUnseen = !user.notificationsShown || !user.suspendedCampaignsNotificationShown;
  const showItself = useCallback(() => {
    setShown(true);
    setOpened((before) => before ?? 'byItself');
  }, []);
  useFreeMoment(isUnseen && !wasShown, helpLimits.notificationsDelayMs, showItself);
  const label = t('shell.nav.notifications');
  return (
    <>
      {/* Over the open popover the tooltip would hide its close button. */}
      <Tooltip title={opened ? '' : label}>
        <IconButton
          ref={setAnchor}
          aria-label={isUnseen ? t('shell.unseenNotifications') : label}
          aria-haspopup="dialog"
          aria-expanded={opened !== null}
          onClick={() => setOpened((before) => (before ? null : 'byUser'))}
        >
          <span className={css.bell} data-unseen={isUnseen || undefined}>
            <Bell size={18} aria-hidden />
          </span>
        </IconButton>
      </Tooltip>
      {opened && anchor && (
        <Suspense fallback={null}>
          <NotificationsPopover anchor={anchor} isByItself={opened === 'byItself'} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
