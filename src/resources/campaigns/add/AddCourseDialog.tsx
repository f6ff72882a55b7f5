import Skeleton from '@mui/material/Skeleton';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { CourseView } from '#contract/courses/courses';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { CentredMessage } from '~/components/page/CentredMessage.tsx';
import { isHeedError } from '~/dataProvider/index.ts';
import { useCourse } from '~/resources/courses/public.ts';
import { CampaignBase } from '../settings/CampaignBase.tsx';
import { useDefaultTexts } from '../settings/defaultTexts.ts';
import { CourseDialogFrame } from './CourseDialogFrame.tsx';
import { CourseFlow } from './CourseFlow.tsx';
import type { Start } from './useAddCourse.ts';

interface AddCourseDialogProps {
  courseId: string;
  onClose: () => void;
  /** A campaign was started; the dialog closes by itself. */
  onStarted: (course: CourseView, start: Start) => void;
}

/** Looks at a course, sets it up and starts it, or changes the campaign that runs. */
export function AddCourseDialog({ courseId, onClose, onStarted }: AddCourseDialogProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useCourse(courseId);
  const defaults = useDefaultTexts(data);
  const tellStarted = useCallback((start: Start) => data && onStarted(data, start), [data, onStarted]);
  if (data && defaults) {
    return (
      <CampaignBase course={data}>
        <CourseFlow course={data} defaults={defaults} onClose={onClose} onStarted={tellStarted} />
      </CampaignBase>
    );
  }
  const isUnknown = isHeedError(error, 'not_found', 'validation_failed');
  return (
    <CourseDialogFrame title={t('campaigns.title')} onClose={onClose}>
      {isUnknown && <CentredMessage level="h2" title={t('campaigns.unknown.title')} text={t('campaigns.unknown.text')} />}
      {error && !isUnknown && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      {!error && (
        <div role="status" aria-label={t('common.loading')}>
          <Skeleton variant="rounded" height={320} sx={{ mb: 2 }} />
          <Skeleton variant="rounded" height={120} />
        </div>
      )}
    </CourseDialogFrame>
  );
}
