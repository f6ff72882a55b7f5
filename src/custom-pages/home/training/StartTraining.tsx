import Button from '@mui/material/Button';
import { GraduationCap } from 'lucide-react';
import { useState } from 'react';
import { useCreate } from 'react-admin';
import { Link } from 'react-router';
import { countAssignedUsers, type StartCampaignBody } from '#contract/campaigns/campaigns';
import { campaignLimits } from '#contract/campaigns/limits';
import type { Home } from '#contract/company/home';
import { paths } from '#contract/paths';
import { readNotificationTexts } from '#locales/notifications.ts';
import { formatDate, formatNumber } from '~/components/data/format.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useEndpoint, useRefreshAll } from '~/dataProvider/index.ts';
import { useBoostAction } from '~/features/plan/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan, useSession } from '~/session/useSession.ts';
import { Facts } from '../Card.tsx';
import { NextStep } from './NextStep.tsx';
import homeCss from '../home.module.css';

interface StartTrainingProps {
  /** The course to start; null if the catalogue has none for a first start. */
  course: Home['annual'];
  onStarted: (course: Home['annual']) => void;
}

/** The first step of a company: one course for everybody. */
export function StartTraining({ course, onStarted }: StartTrainingProps) {
  const { t } = useTranslation();
  const mayStart = useCan('training:write');
  const boost = useBoostAction();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <NextStep
      icon={GraduationCap}
      title={t('home.start.title')}
      text={course ? t('home.start.text', { course: course.name }) : t('home.start.choose')}
    >
      {course && mayStart && (
        <Button variant="contained" color="primary" onClick={() => boost.act(() => setConfirming(true), !course.needsPlan)}>
          {t('home.start.action')}
        </Button>
      )}
      <Button component={Link} to={paths.courses}>
        {t('home.start.courses')}
      </Button>
      {boost.dialog}
      {isConfirming && course && (
        <ConfirmStart course={course} onStarted={() => onStarted(course)} onClose={() => setConfirming(false)} />
      )}
    </NextStep>
  );
}

interface ConfirmStartProps {
  course: NonNullable<Home['annual']>;
  onStarted: () => void;
  onClose: () => void;
}

const dayMs = 86_400_000;
const days = campaignLimits.daysToComplete.default;

/** Shows the course and its deadline, and starts it after confirmation. */
function ConfirmStart({ course, onStarted, onClose }: ConfirmStartProps) {
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
        className={homeCss.startFacts}
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
