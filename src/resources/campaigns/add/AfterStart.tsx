import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { CourseView } from '#contract/courses/courses';
import { Dialog } from '~/components/overlay/Dialog.tsx';
import { CourseCreatedDialog, useFiguresAddress } from '~/features/trainings/public.ts';
import { textGap } from '~/i18n/textGap.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCourses } from '~/resources/courses/public.ts';

export interface Started {
  course: CourseView;
  /** The campaign starts later. */
  isPlanned: boolean;
  /** Assigned to everybody, not to some departments or groups. */
  isForAll: boolean;
}

/** Describes the new campaign: when it starts and for whom. */
const textOf = ({ isPlanned, isForAll }: Started) => {
  if (isForAll) return isPlanned ? 'campaigns.created.planned' : 'home.created.text';
  return isPlanned ? 'campaigns.created.chosenPlanned' : 'campaigns.created.chosen';
};

/** Confirms a start; after the start of the only annual training, a second dialog shows where to follow it. */
export function AfterStart({ onClose, ...started }: Started & { onClose: () => void }) {
  const { course } = started;
  const { data: courses } = useCourses();
  const [isConfirmed, setConfirmed] = useState(false);
  const isAnnual = (kind: string) => kind === 'awareness';
  const isFirst =
    !course.isGaming &&
    isAnnual(course.course_type) &&
    courses?.every(({ id, course_type: kind, isActive }) => id === course.id || !isActive || !isAnnual(kind));
  if (!isConfirmed)
    return <SuccessDialog courseId={course.id} onClose={() => (isFirst ? setConfirmed(true) : onClose())} onFollow={onClose} />;
  return (
    <Suspense fallback={null}>
      <CourseCreatedDialog course={course} text={textOf(started)} onClose={onClose} />
    </Suspense>
  );
}

interface SuccessDialogProps {
  courseId: string;
  /** Called by the button 'Nice!'. */
  onClose: () => void;
  /** Called when the person goes to the page of the course. */
  onFollow: () => void;
}

/** Confirms a start and links to the statistics. */
function SuccessDialog({ courseId, onClose, onFollow }: SuccessDialogProps) {
  const { t } = useTranslation();
  const toFigures = useFiguresAddress();
  return (
    <Dialog
      title={t('campaigns.success.title')}
      onClose={onClose}
      actions={
        <>
          <Button component={Link} to={toFigures(courseId)} onClick={onFollow}>
            {t('home.created.follow')}
          </Button>
          <Button variant="contained" color="primary" autoFocus onClick={onClose}>
            {t('campaigns.success.button')}
          </Button>
        </>
      }
    >
      {t('campaigns.success.text')}
      {textGap()}
      {t('campaigns.success.where')}
    </Dialog>
  );
}
