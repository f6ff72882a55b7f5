import { CalendarDays, Clock, Mails, Users } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { SimulationPreflight } from '#contract/simulation/preflight';
import { formatNumber, formatUtcDay } from '~/components/data/format.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { SkeletonCards } from '~/features/learning/public.ts';
import { ConsentNotice } from '~/features/simulation-consent/public.ts';
import { ReviewStep } from '~/features/wizard/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { SimulationForm } from '../form/simulationForm.ts';
import type { usePreflight } from '../form/usePreflight.ts';
import { Audience } from './Audience.tsx';
import { Consequences } from './Consequences.tsx';
import { Examples } from './Examples.tsx';
import { PeopleSummary } from './PeopleSummary.tsx';
import { Refusals } from './Refusals.tsx';
import { Rehearsal } from './Rehearsal.tsx';
import { Sending } from './Sending.tsx';
import css from './review.module.css';

interface ReviewProps {
  known: ReturnType<typeof usePreflight>;
  onShow: (field: string) => void;
}

/** The last step: what will happen, in the order in which somebody asks. */
export function Review({ known, onShow }: ReviewProps) {
  const { t } = useTranslation();
  const { preflight, isOld, error, readAgain } = known;
  if (error !== null && !preflight) return <ErrorAlert error={error} onRetry={readAgain} />;
  if (!preflight) return <SkeletonCards />;
  const { recipients, templates, capacity, refusals } = preflight;
  const dayOf = (day: string | null | undefined) => (day ? formatUtcDay(day) : '–');
  const figures = [
    { Icon: Users, label: t('campaigns.people.title'), value: formatNumber(recipients) },
    { Icon: Mails, label: t('exercise.wizard.steps.templates'), value: formatNumber(templates.count) },
    { Icon: CalendarDays, label: t('simulationCreate.figures.first'), value: dayOf(capacity?.startsOn) },
    { Icon: Clock, label: t('simulationCreate.figures.last'), value: dayOf(capacity?.lastOn) },
  ];
  return (
    <div className={css.review}>
      <Refusals refusals={refusals} onShow={onShow} />
      <ReviewStep title={t('exercise.wizard.ready')} nameLabel={t('exercise.wizard.name')} figures={figures}>
        <section className={css.part}>
          <h3>{t('simulationCreate.parts.who')}</h3>
          <Audience />
          <PeopleSummary preflight={preflight} isOld={isOld} />
        </section>
        <section className={css.part}>
          <h3>{t('simulationCreate.parts.when')}</h3>
          <Rounds preflight={preflight} />
          <Examples examples={preflight.examples} />
        </section>
        <Sending preflight={preflight} />
        <Rehearsal preflight={preflight} />
        <Consequences preflight={preflight} />
      </ReviewStep>
      {preflight.consentNeeded && <ConsentNotice />}
    </div>
  );
}

/** How often, on how many days, how long it takes, and until when it lasts. i18n-keys: simulation.schedules.* */
function Rounds({ preflight: { capacity, templates, nextRoundOn, countsUntil } }: { preflight: SimulationPreflight }) {
  const { t } = useTranslation();
  const schedule = useWatch<SimulationForm, 'schedule'>({ name: 'schedule' });
  return (
    <>
      <p>
        {t(`simulation.schedules.${schedule}`)}
        {capacity && ` · ${t('simulationCreate.onDays', { count: capacity.days })}`}
      </p>
      {capacity && (
        <p className={css.note}>{t('simulationCreate.pace', { minute: capacity.perMinute, count: capacity.minutes })}</p>
      )}
      <p className={css.note}>
        {nextRoundOn !== null && `${t('simulationCreate.nextRound', { date: formatUtcDay(nextRoundOn) })} `}
        {t('simulationCreate.countsUntil', { date: formatUtcDay(countsUntil) })}
      </p>
      {templates.repeatsFrom !== null && (
        <p className={css.note}>{t('simulationCreate.repeats', { round: templates.repeatsFrom })}</p>
      )}
    </>
  );
}
