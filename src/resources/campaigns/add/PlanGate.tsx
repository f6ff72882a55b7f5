import Button from '@mui/material/Button';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import type { Course } from '#contract/courses/courses';
import { courseRefusal, offerTo, type PlanOffer } from '#contract/courses/premium';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { daysLeft, useBoostAction } from '~/features/plan/public.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { type Session, useSession } from '~/session/useSession.ts';
import css from './PlanGate.module.css';

/** What a start requires after the settings: nothing, an accepted warning, or a plan. */
type StartGate = 'open' | 'warning' | PlanOffer;

type GatedCourse = { is_free: boolean; language: string | null };

/** Courses of the company's plan, partners and Boost start at once; a trial gets a warning about premium courses. */
function startGate({ plan, company }: Pick<Session, 'plan' | 'company'>, course: GatedCourse): StartGate {
  const { isPartner } = company.distribution;
  if (courseRefusal({ plan, isPartner, lang: company.lang }, course)) return offerTo({ plan, trial: company.subscription.trial });
  return plan === 'trial' && !course.is_free && !isPartner ? 'warning' : 'open';
}

/** The gate of the current session. `gate` is also open after the person accepts the warning. */
export function useStartGate(course: GatedCourse): { gate: StartGate; accept: () => void } {
  const gate = startGate(useSession(), course);
  const [isAccepted, setAccepted] = useState(false);
  return { gate: gate === 'warning' && isAccepted ? 'open' : gate, accept: () => setAccepted(true) };
}

const gateTexts = {
  warning: 'campaigns.gate.text',
  trial: 'campaigns.gate.needsTrial',
  upgrade: 'campaigns.gate.needsUpgrade',
} as const;

/** Shows before the settings what plan the start requires; after a trial, with a link to the upgrade. */
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
        actions={hasWay && <Button onClick={boost.show}>{gate === 'trial' ? t('plans.boost.start') : t('plans.upgrade')}</Button>}
      >
        {t(gateTexts[gate])}
      </Notice>
      {boost.dialog}
    </>
  );
}

interface TrialWarningProps {
  onContinue: () => void;
  onClose: () => void;
}

/** Shown before a start on a trial: what happens to the course when the trial ends, and how to keep it. */
export function TrialWarning({ onContinue, onClose }: TrialWarningProps) {
  const { t } = useTranslation();
  const boost = useBoostAction();
  return (
    <>
      <ConfirmDialog
        open
        title={t('campaigns.gate.title')}
        confirmLabel={t('campaigns.gate.continue')}
        other={<Button onClick={boost.show}>{t('plans.upgrade')}</Button>}
        onConfirm={() => {
          onContinue();
          // `onContinue` removes the dialog; closing it would also go back one step.
          return false;
        }}
        onClose={onClose}
      >
        {t('campaigns.gate.text')}
      </ConfirmDialog>
      {boost.dialog}
    </>
  );
}

/** The days left of the trial, or its end and the upgrade. Empty for a company that never had a trial or is on Boost. */
export function TrialCard() {
  const { t } = useTranslation();
  const { plan, company } = useSession();
  const boost = useBoostAction();
  const { endsAt } = company.subscription.trial;
  if (plan !== 'trialEnded' && (plan !== 'trial' || !endsAt)) return null;
  const count = endsAt ? daysLeft(String(endsAt)) : 0;
  return (
    <div className={css.trial} data-over={plan === 'trialEnded' || undefined}>
      <Hourglass size={16} aria-hidden />
      <p>{plan === 'trialEnded' ? t('campaigns.trial.over') : t('campaigns.trial.left', { count })}</p>
      {plan === 'trialEnded' && (
        <Button size="small" onClick={boost.show}>
          {t('plans.upgrade')}
        </Button>
      )}
      {boost.dialog}
    </div>
  );
}
