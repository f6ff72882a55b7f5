import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Course } from '#contract/courses/courses';
import { useBoostAction } from '~/features/plan/public.ts';
import { Notice } from '~/components/form/Notice.tsx';
import { useSession } from '~/session/useSession.ts';
import { startGate } from './startGate.ts';

const texts = {
  warning: 'campaigns.gate.text',
  boost: 'campaigns.gate.needsTrial',
  expired: 'campaigns.gate.needsUpgrade',
} as const;

/** Says before anything is set up what the start will ask of the plan. Beside it, after a trial, stands the way to upgrade. */
export function PlanNote({ course }: { course: Course }) {
  const { t } = useTranslation();
  const session = useSession();
  const boost = useBoostAction();
  const gate = startGate(session, course);
  if (gate === 'open' || course.activeCampaign) return null;
  const hasWay = gate !== 'warning' && session.plan !== 'trialEnded';
  return (
    <>
      <Notice
        tone={gate === 'warning' ? 'info' : 'warning'}
        actions={hasWay && <Button onClick={boost.show}>{gate === 'boost' ? t('plans.boost.start') : t('plans.upgrade')}</Button>}
      >
        {t(texts[gate])}
      </Notice>
      {boost.dialog}
    </>
  );
}
