import { useCreate } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { countAssignedUsers, type StartCampaignBody } from '#contract/campaigns/campaigns';
import type { Home } from '#contract/company/home';
import { campaignLimits } from '#contract/campaigns/limits';
import { readNotificationTexts } from '#locales/notifications.ts';
import { formatDate, formatNumber } from '~/components/data/format.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useEndpoint, useRefreshAll } from '~/dataProvider/index.ts';
import { useSession } from '~/session/useSession.ts';
import { Facts } from '../Facts.tsx';

interface ConfirmStartProps {
  course: NonNullable<Home['annual']>;
  onStarted: () => void;
  onClose: () => void;
}

const dayMs = 86_400_000;
const days = campaignLimits.daysToComplete.default;

/** Says what everybody will get and until when, and starts it. */
export function ConfirmStart({ course, onStarted, onClose }: ConfirmStartProps) {
  const { t } = useTranslation();
  const { company } = useSession();
  const [create] = useCreate();
  const refresh = useRefreshAll();
  const { data } = useEndpoint(countAssignedUsers, { query: { assignmentType: 'all_users', ids: [] } });
  const confirm = async () => {
    const places = { companyName: company.name, courseName: course.name };
    const { subject, message } = await readNotificationTexts(course.language || 'en', 'training', places);
    const annual: StartCampaignBody = {
      courseId: course.id,
      campaign_name: campaignLimits.annualTraining,
      courseName: course.name,
      totalChapters: course.totalChapters,
      start_date: Math.floor(Date.now() / 1000),
      campaign_assignment_type: 'all_users',
      days_to_complete: days,
      notificationsEnabled: true,
      notificationSubject: subject,
      notificationMessage: message,
      user_departments: [],
      selectedGroups: [],
    };
    await create('campaigns', { data: annual }, { returnPromise: true });
    refresh();
    onStarted();
  };
  return (
    <ConfirmDialog open title={t('home.start.confirm')} confirmLabel={t('home.start.yes')} onConfirm={confirm} onClose={onClose}>
      {t('home.start.everybody')}
      <Facts
        className="home-start-facts"
        facts={[
          [t('home.start.course'), course.name],
          [t('home.start.people'), data ? formatNumber(data.totalUsersCount) : '…'],
          [t('home.start.starts'), t('home.start.now')],
          [t('home.start.until'), formatDate(new Date(Date.now() + days * dayMs))],
        ]}
      />
    </ConfirmDialog>
  );
}
