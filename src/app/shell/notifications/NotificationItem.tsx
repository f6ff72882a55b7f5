import Button from '@mui/material/Button';
import { Pin } from 'lucide-react';
import { Link } from 'react-router';
import { getNotifications, markNotification, type ShownNotification } from '#contract/help/notifications';
import { isLocalPath } from '#contract/paths';
import { callEndpoint, useRefresh } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import css from './NotificationsPopover.module.css';

const changed = [getNotifications] as const;

/** One notification. Its button leads to a page of the panel, or to another site in a new tab; both mark it as read. */
export function NotificationItem({ notification, onGo }: { notification: ShownNotification; onGo: () => void }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const refresh = useRefresh(changed);
  const { notificationId, head, title, description, image, isPinned, isRead } = notification;
  const mark = () =>
    // Without an answer it stays new.
    void callEndpoint(markNotification, { params: { companyId: user.company_id, userId: user.id }, body: { notificationId } })
      .then(refresh)
      .catch(() => undefined);
  const go = () => {
    mark();
    onGo();
  };
  return (
    <article className={css.item} data-read={isRead || undefined}>
      {image && <img src={image} alt="" className={css.image} />}
      {(isPinned || head) && (
        <p className={css.kicker} dir="auto">
          {isPinned && <Pin size={12} aria-label={t('help.notifications.pinned')} />}
          {head}
        </p>
      )}
      <h3 dir="auto">{title}</h3>
      <p className={css.text} dir="auto">
        {description}
      </p>
      <div className={css.actions}>
        <Go notification={notification} onClick={go} />
        {!isRead && (
          <Button size="small" onClick={mark}>
            {t('help.notifications.markRead')}
          </Button>
        )}
      </div>
    </article>
  );
}

function Go({ notification: { url, buttonName }, onClick }: { notification: ShownNotification; onClick: () => void }) {
  const { t } = useTranslation();
  if (!url) return null;
  const name = buttonName || t('help.notifications.more');
  if (isLocalPath(url)) {
    return (
      <Button size="small" variant="outlined" component={Link} to={url} onClick={onClick}>
        {name}
      </Button>
    );
  }
  return (
    <Button size="small" variant="outlined" href={url} target="_blank" rel="noopener noreferrer" onClick={onClick}>
      {name}
    </Button>
  );
}
