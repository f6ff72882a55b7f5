import Button from '@mui/material/Button';
import { GraduationCap } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Home } from '#contract/company/home';
import { paths } from '#contract/paths';
import { useBoostAction } from '~/features/plan/public.ts';
import { useCan } from '~/session/useSession.ts';
import { ConfirmStart } from './ConfirmStart.tsx';
import { NextStep } from './NextStep.tsx';

interface StartTrainingProps {
  /** What would be started; null where the catalogue has nothing to begin with. */
  course: Home['annual'];
  onStarted: (course: Home['annual']) => void;
}

/** The first step of a company: one course for everybody. */
export function StartTraining({ course, onStarted }: StartTrainingProps) {
  const { t } = useTranslation();
  const mayStart = useCan('training:write');
  const boost = useBoostAction();
  const [isAsked, setAsked] = useState(false);
  return (
    <NextStep
      icon={GraduationCap}
      title={t('home.start.title')}
      text={course ? t('home.start.text', { course: course.name }) : t('home.start.choose')}
    >
      {course && mayStart && (
        <Button variant="contained" color="primary" onClick={() => boost.act(() => setAsked(true), !course.needsPlan)}>
          {t('home.start.action')}
        </Button>
      )}
      <Button component={Link} to={paths.courses}>
        {t('home.start.courses')}
      </Button>
      {boost.dialog}
      {isAsked && course && <ConfirmStart course={course} onStarted={() => onStarted(course)} onClose={() => setAsked(false)} />}
    </NextStep>
  );
}
