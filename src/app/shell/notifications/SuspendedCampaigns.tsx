import Button from '@mui/material/Button';
import { type Notifications, type SuspendedKind, suspendedKinds } from '#contract/help/notifications';
import { pathTo, paths } from '#contract/paths';
import { useBoostAction } from '~/features/plan/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { CampaignLinks } from './CampaignLinks.tsx';
import css from './NotificationsPopover.module.css';

interface Props {
  suspended: Pick<Notifications, 'suspendedCampaigns' | 'suspendedWork'>;
  onGo: () => void;
}

const kinds = Object.keys(suspendedKinds) as SuspendedKind[];

/** What waits for a plan, with the way to get one: trainings, and then the campaigns of each other kind. */
export function SuspendedCampaigns({ suspended, onGo }: Props) {
  const { t } = useTranslation();
  const boost = useBoostAction();
  const courses = suspended.suspendedCampaigns.map(({ course_id: courseId, course_name: name, course_image: image }) => ({
    to: pathTo(paths.course, { courseId }),
    name,
    image,
  }));
  const others = kinds.map((kind) => ({
    kind,
    items: suspended.suspendedWork
      .filter((campaign) => campaign.kind === kind)
      .map(({ id, name }) => ({ key: id, to: suspendedKinds[kind], name, image: null })),
  }));
  return (
    <section className={css.item} data-tone="danger">
      {courses.length > 0 && <CampaignLinks title={t('help.notifications.suspended')} items={courses} onGo={onGo} />}
      {others.map(
        ({ kind, items }) =>
          items.length > 0 && (
            <CampaignLinks key={kind} title={t(`help.notifications.suspendedWork.${kind}`)} items={items} onGo={onGo} />
          ),
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
