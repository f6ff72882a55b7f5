import ClickAwayListener from '@mui/material/ClickAwayListener';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { getNotifications, markNotificationsShown, markSuspendedShown, type Notifications } from '#contract/help/notifications';
import { refreshUser } from '~/authProvider/openSession.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { callEndpoint, useEndpoint } from '~/dataProvider/index.ts';
import { currentLanguage } from '~/i18n/i18n.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import { NotificationItem } from './NotificationItem.tsx';
import { SimulationTroubles } from './SimulationTroubles.tsx';
import { SuspendedCampaigns } from './SuspendedCampaigns.tsx';
import { WaitingSimulations } from './WaitingSimulations.tsx';
import css from './NotificationsPopover.module.css';

/** On narrow screens it keeps off both edges. */
const keepsOff = [{ name: 'preventOverflow', options: { padding: 8 } }];

const hasSuspended = ({ suspendedCampaigns, suspendedWork }: Notifications) => suspendedCampaigns.length + suspendedWork.length > 0;

interface Props {
  anchor: HTMLElement;
  /** Opened by itself: it takes no focus, and stays away if there is nothing to show. */
  isByItself: boolean;
  onClose: () => void;
}

/** The news of the house and the suspended campaigns. Not modal, so that one that opens by itself stops nobody's work. */
export function NotificationsPopover({ anchor, isByItself, onClose }: Props) {
  const { t } = useTranslation();
  const { user } = useSession();
  const { data, error, refetch } = useEndpoint(getNotifications, { params: { companyId: user.company_id, userId: user.id } });
  const close = useMarkedClose(data, anchor, onClose);
  const paper = useRef<HTMLDivElement>(null);
  const hasWaiting = (data?.waitingSimulations.length ?? 0) > 0;
  const hasTroubles = (data?.simulationTroubles.length ?? 0) > 0;
  const isEmpty = data?.notifications.length === 0 && !hasSuspended(data) && !hasWaiting && !hasTroubles;
  const isHidden = isByItself && (!data || isEmpty);
  useEffect(() => {
    if (isByItself && isEmpty) onClose();
  }, [isByItself, isEmpty, onClose]);
  useEffect(() => {
    if (!isByItself) paper.current?.focus();
  }, [isByItself]);
  useEscape(close);
  if (isHidden) return null;
  return (
    <Popper
      open
      anchorEl={anchor}
      placement={currentLanguage().dir === 'rtl' ? 'bottom-start' : 'bottom-end'}
      className={css.popper}
      modifiers={keepsOff}
    >
      <ClickAwayListener onClickAway={({ target }) => !anchor.contains(target as Node) && close()}>
        <Paper ref={paper} className={css.paper} role="dialog" aria-label={t('shell.nav.notifications')} tabIndex={-1}>
          <header className={css.head}>
            <h2>{t('shell.nav.notifications')}</h2>
            <IconButton size="small" aria-label={t('common.close')} onClick={close}>
              <X size={16} aria-hidden />
            </IconButton>
          </header>
          <div className={css.body}>
            {error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
            {isEmpty && <p className={css.empty}>{t('help.notifications.empty')}</p>}
            {data && <SimulationTroubles troubles={data.simulationTroubles} onGo={close} />}
            {data && hasWaiting && <WaitingSimulations waiting={data.waitingSimulations} onGo={close} />}
            {data && hasSuspended(data) && <SuspendedCampaigns suspended={data} onGo={close} />}
            {data?.notifications.map((notification) => (
              <NotificationItem key={notification.notificationId} notification={notification} onGo={close} />
            ))}
          </div>
        </Paper>
      </ClickAwayListener>
    </Popper>
  );
}

/** Closing records what was shown: the suspended campaigns if they are new, else the notifications. */
function useMarkedClose(data: Notifications | undefined, anchor: HTMLElement, onClose: () => void): () => void {
  const { user } = useSession();
  return () => {
    onClose();
    if (document.activeElement === document.body) anchor.focus();
    const mark = async () => {
      const params = { userId: user.id };
      if (data && hasSuspended(data) && !user.suspendedCampaignsNotificationShown)
        await callEndpoint(markSuspendedShown, { params });
      else if (data && !user.notificationsShown)
        await callEndpoint(markNotificationsShown, {
          params: { ...params, companyId: user.company_id },
          body: { notificationsShown: true },
        });
      else return;
      await refreshUser();
    };
    // Without an answer they are shown again at the next visit.
    void mark().catch(() => undefined);
  };
}

function useEscape(close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => key === 'Escape' && latest.current();
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
