import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useResendVerification } from '~/features/account/public.ts';
import { useSession } from '~/session/useSession.ts';
import { Card } from './Card.tsx';
import { type Step, stepsOf } from './steps.ts';
import { useHomeNumbers } from './useHomeNumbers.ts';

/** The list of what to set up; the first thing that is open has the button. */
export function NextSteps() {
  const { t } = useTranslation();
  const { user, isActingElsewhere } = useSession();
  const { numbers, error } = useHomeNumbers();
  if (error) return null;
  const isKnown = Object.values(numbers).every((number) => number !== undefined);
  const steps = stepsOf(numbers, user.emailVerified || isActingElsewhere);
  const next = steps.find(({ isDone }) => !isDone);
  const done = steps.filter(({ isDone }) => isDone).length;
  if (!isKnown) return <Skeleton variant="rounded" height={220} />;
  return (
    <Card title={t('home.steps.title')} aside={next && t('home.steps.progress', { done, total: steps.length })}>
      {next ? (
        <ol className="home-steps">
          {steps.map((step, index) => (
            <StepLine key={step.name} step={step} number={index + 1} isNext={step === next} />
          ))}
        </ol>
      ) : (
        <p className="home-quiet home-all-done">
          <CircleCheck size={18} aria-hidden />
          {t('home.steps.allDone')}
        </p>
      )}
    </Card>
  );
}

function StepLine({ step: { name, isDone, to }, number, isNext }: { step: Step; number: number; isNext: boolean }) {
  const { t } = useTranslation();
  const { resend, isPending } = useResendVerification();
  const label = t(`home.steps.${name}.action`);
  const look = { variant: 'contained', color: 'primary' } as const;
  return (
    <li className="home-step" data-done={isDone} aria-current={isNext ? 'step' : undefined}>
      <span className="home-step-mark" aria-hidden>
        {isDone ? <CircleCheck size={20} /> : number}
      </span>
      <div>
        <strong>{t(`home.steps.${name}.title`)}</strong>
        {isDone && <span className="visually-hidden"> – {t('home.steps.done')}</span>}
        {!isDone && <p className="home-quiet">{t(`home.steps.${name}.text`)}</p>}
      </div>
      {isNext &&
        (to ? (
          <Button {...look} component={Link} to={to}>
            {label}
          </Button>
        ) : (
          <Button {...look} loading={isPending} onClick={() => void resend()}>
            {label}
          </Button>
        ))}
    </li>
  );
}
