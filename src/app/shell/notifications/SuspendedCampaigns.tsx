import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { Notifications } from '#contract/help/notifications';
import { pathTo, paths } from '#contract/paths';
import { useBoostAction } from '~/features/plan/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './NotificationsPopover.module.css';

interface Props {
  campaigns: Notifications['suspendedCampaigns'];
  onGo: () => void;
}

/** The trainings that wait for a plan, with the way to get one. */
export function SuspendedCampaigns({ campaigns, onGo }: Props) {
  const { t } = useTranslation();
  const boost = useBoostAction();
  return (
    <section className={css.item} data-tone="danger">
      <h3>{t('help.notifications.suspended')}</h3>
      <p className={css.text}>{t('help.notifications.suspendedText')}</p>
      <ul className={css.courses}>
        {campaigns.map(({ course_id: courseId, course_name: name, course_image: image }) => (
          <li key={courseId}>
            {image && <img src={image} alt="" />}
            <Link to={pathTo(paths.course, { courseId })} onClick={onGo} dir="auto">
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        <Button size="small" variant="contained" color="primary" onClick={boost.show}>
          {t('plans.upgrade')}
        </Button>
      </div>
      {boost.dialog}
    </section>
  );
}
