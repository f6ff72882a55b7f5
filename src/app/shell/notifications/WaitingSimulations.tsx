import type { Notifications } from '#contract/help/notifications';
import { paths } from '#contract/paths';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { CampaignLinks } from './CampaignLinks.tsx';
import css from './NotificationsPopover.module.css';

interface Props {
  waiting: Notifications['waitingSimulations'];
  onGo: () => void;
}

/** The simulations that the provider suggests, which an admin has yet to approve or decline. */
export function WaitingSimulations({ waiting, onGo }: Props) {
  const { t } = useTranslation();
  const items = waiting.map(({ id, name }) => ({ key: id, to: paths.simulationsActive, name, image: null }));
  return (
    <section className={css.item}>
      <CampaignLinks title={t('help.notifications.waitingSimulations')} items={items} onGo={onGo} />
    </section>
  );
}
