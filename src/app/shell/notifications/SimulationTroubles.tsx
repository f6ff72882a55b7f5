import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { Notifications } from '#contract/help/notifications';
import { paths } from '#contract/paths';
import { formatDateTime } from '~/components/data/format.ts';
import { useWhiteLabelPath } from '~/features/settings/useWhiteLabelPath.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './NotificationsPopover.module.css';

interface Props {
  troubles: Notifications['simulationTroubles'];
  onGo: () => void;
}

/** What simulations need and what has been failing for an hour, with the settings where that is settled. i18n-keys: help.notifications.failing.* */
export function SimulationTroubles({ troubles, onGo }: Props) {
  const { t } = useTranslation();
  const senderPath = useWhiteLabelPath();
  return troubles.map(({ kind, name, since }) => {
    const to = kind === 'mailbox' ? paths.simulationReportButton : senderPath;
    const facts = { name, since: formatDateTime(since) };
    return (
      <section key={kind} className={css.item} data-tone="danger">
        <h3>{t(`help.notifications.failing.titles.${kind}`)}</h3>
        <p className={css.text}>{t(`help.notifications.failing.texts.${kind}`, facts)}</p>
        {to !== null && (
          <div className={css.actions}>
            <Button size="small" variant="outlined" component={Link} to={to} onClick={onGo}>
              {t('simulationCreate.toSettings')}
            </Button>
          </div>
        )}
      </section>
    );
  });
}
