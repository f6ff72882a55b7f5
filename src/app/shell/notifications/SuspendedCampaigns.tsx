import Button from '@mui/material/Button';
import type { Notifications } from '#contract/help/notifications';
import { pathTo, paths } from '#contract/paths';
import { useBoostAction } from '~/features/plan/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { CampaignLinks } from './CampaignLinks.tsx';
import css from './NotificationsPopover.module.css';

interface Props {
  suspended: Pick<Notifications, 'suspendedCampaigns' | 'suspendedExercises' | 'suspendedSimulations'>;
  onGo: () => void;
}

/** The trainings, exercises and simulations that wait for a plan, with the way to get one. */
export function SuspendedCampaigns({ suspended, onGo }: Props) {
  const { t } = useTranslation();
  const boost = useBoostAction();
  const courses = suspended.suspendedCampaigns.map(({ course_id: courseId, course_name: name, course_image: image }) => ({
    to: pathTo(paths.course, { courseId }),
    name,
    image,
  }));
  const phishing = (campaigns: Notifications['suspendedExercises'], to: string) =>
    campaigns.map(({ id, name }) => ({ key: id, to, name, image: null }));
  const exercises = phishing(suspended.suspendedExercises, paths.exercisesActive);
  const simulations = phishing(suspended.suspendedSimulations, paths.simulationsActive);
  return (
    <section className={css.item} data-tone="danger">
      {courses.length > 0 && <CampaignLinks title={t('help.notifications.suspended')} items={courses} onGo={onGo} />}
      {exercises.length > 0 && <CampaignLinks title={t('help.notifications.suspendedExercises')} items={exercises} onGo={onGo} />}
      {simulations.length > 0 && (
        <CampaignLinks title={t('help.notifications.suspendedSimulations')} items={simulations} onGo={onGo} />
      )}
      <p className={css.text}>{t('help.notifications.suspendedText')}</p>
      <div className={css.actions}>
        <Button size="small" variant="contained" color="primary" onClick={boost.show}>
          {t('plans.upgrade')}
        </Button>
      </div>
      {boost.dialog}
    </section>
  );
}
