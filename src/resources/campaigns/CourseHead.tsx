import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router';
import type { Course } from '#contract/courses/courses';
import { type CourseStatus, courseStatusOf } from '#contract/courses/courseStatus';
import { campaignTones, type Tone } from '#contract/tones';
import { StatusDot } from '~/components/data/StatusDot.tsx';
import { courseAddress } from '~/features/trainings/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';

const tones: Record<CourseStatus, Tone> = { ...campaignTones, draft: 'neutral', idle: 'neutral' };

/** The state of a course in the header of its page. */
export function CourseState({ status }: { status: CourseStatus }) {
  const { t } = useTranslation();
  return <StatusDot tone={tones[status]} label={t(`courses.status.${status as Exclude<CourseStatus, 'idle'>}`)} />;
}

/** The start button, for a course without a campaign. */
export function StartAction({ course }: { course: Course }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const mayStart = useCan('training:write');
  const status = courseStatusOf(course);
  const to = courseAddress(course, 'settings');
  if ((status !== 'idle' && status !== 'ended') || !mayStart || pathname === to.split('?')[0]) return null;
  return (
    <Button variant="contained" color="primary" component={Link} to={to}>
      {status === 'ended' ? t('courses.menu.startAgain') : t('campaigns.page.start')}
    </Button>
  );
}
