import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#contract/paths';
import { useResendVerification } from '~/features/account/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import { Card } from './Card.tsx';
import { type HomeCounts, useHomeNumbers } from './HomeNumbers.tsx';
import helpersCss from '~/app/theme/helpers.module.css';
import homeCardCss from './homeCard.module.css';
import css from './NextSteps.module.css';

type StepName = 'verify' | 'people' | 'departments' | 'groups' | 'admins';
interface Step {
  name: StepName;
  isDone: boolean;
  /** The page of the step; the verification step has a button instead. */
  to?: string;
}

/** The steps that a company takes before it starts training, in order. i18n-keys: home.steps.verify.* home.steps.people.* home.steps.departments.* home.steps.groups.* home.steps.admins.* */
function stepsOf(numbers: HomeCounts, emailVerified: boolean): Step[] {
  const { people = 0, admins = 0, departments = 0, groups = 0 } = numbers;
  return [
    ...(emailVerified ? [] : [{ name: 'verify', isDone: false } as const]),
    { name: 'people', isDone: people > 1, to: `${paths.allUsers}?drawer=user` },
    // The first department comes with the sign-up.
    { name: 'departments', isDone: departments > 1, to: paths.departments },
    { name: 'groups', isDone: groups > 0, to: paths.groups },
    { name: 'admins', isDone: admins > 1, to: `${paths.allUsers}?drawer=user` },
  ];
}

/** The list of setup steps; the first open step has the button. */
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
        <ol className={css.steps}>
          {steps.map((step, index) => (
            <StepLine key={step.name} step={step} number={index + 1} isNext={step === next} />
          ))}
        </ol>
      ) : (
        <p className={`${homeCardCss.quiet} ${css.allDone}`}>
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
    <li className={css.step} data-done={isDone} aria-current={isNext ? 'step' : undefined}>
      <span className={css.stepMark} aria-hidden>
        {isDone ? <CircleCheck size={20} /> : number}
      </span>
      <div>
        <strong>{t(`home.steps.${name}.title`)}</strong>
        {isDone && <span className={helpersCss.visuallyHidden}> – {t('home.steps.done')}</span>}
        {!isDone && <p className={homeCardCss.quiet}>{t(`home.steps.${name}.text`)}</p>}
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
