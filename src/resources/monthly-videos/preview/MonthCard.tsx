import Button from '@mui/material/Button';
import { useId } from 'react';
import { Link } from 'react-router';
import type { MonthlyProgramme } from '#contract/monthly/programme';
import type { Month } from '#contract/monthly/videos';
import { paths } from '#contract/paths';
import { formatDate, formatNumber } from '~/components/data/format.ts';
import { useFocusKept } from '~/components/page/useFocusKept.ts';
import { Poster } from '~/features/video/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import { monthTones } from '../monthTones.ts';
import { lengthText, monthName, startText } from '../when.ts';
import type { MonthActions } from './useMonthActions.tsx';
import css from './preview.module.css';

interface MonthCardProps {
  month: Month;
  programme: MonthlyProgramme;
  actions: MonthActions;
}

/** A month of the plan: its video and state, when it begins or how far people are, and what can be done. */
export function MonthCard({ month, programme, actions }: MonthCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const { state, name, seconds, poster, advice } = month;
  const length = lengthText(seconds);
  const isOwn = month.isChanged && state !== 'skipped';
  return (
    <li className={css.card} data-state={state} tabIndex={-1} aria-labelledby={`${id}-month`}>
      <div className={css.picture} data-plays>
        <Poster poster={poster} duration={seconds} />
        <button type="button" aria-label={t('monthly.card.play', { name })} onClick={actions.play} />
      </div>
      <div className={css.body}>
        <p className={css.kind}>
          <span id={`${id}-month`} className={css.month}>
            {monthName(month.id)}
          </span>
          <span className={css.chip} data-tone={monthTones[state]}>
            {t(`monthly.states.${state}`)}
          </span>
        </p>
        <h3 dir="auto">{name}</h3>
        <p className={css.quiet}>
          {advice ? t('monthly.card.withTips', { length }) : length}
          {isOwn && ` · ${t('monthly.card.own')}`}
        </p>
        <State month={month} programme={programme} />
        <CardActions id={id} month={month} programme={programme} actions={actions} />
      </div>
    </li>
  );
}

/** When it begins, how far people are, or why there is nothing to say. */
function State({ month: { state, startsAt, event }, programme: { timeZone } }: Omit<MonthCardProps, 'actions'>) {
  const { t } = useTranslation();
  if (event && state !== 'planned')
    return <Progress event={event} startsAt={startsAt} isPaused={state === 'suspended'} timeZone={timeZone} />;
  if (state === 'skipped' || state === 'missed') return <p className={css.when}>{t(`monthly.card.${state}`)}</p>;
  if (!startsAt) return null;
  return <p className={css.when}>{startText(startsAt, timeZone)}</p>;
}

interface ProgressProps {
  event: NonNullable<Month['event']>;
  startsAt: string | null;
  isPaused: boolean;
  timeZone: string;
}

function Progress({ event, startsAt, isPaused, timeZone }: ProgressProps) {
  const { t } = useTranslation();
  const { assignments, completed, overdue, notCompleted, endedAt } = event;
  const counted = [
    t('monthly.card.completed', { n: formatNumber(completed), of: formatNumber(assignments) }),
    ...(overdue > 0 ? [t('monthly.card.overdue', { n: formatNumber(overdue) })] : []),
    ...(notCompleted > 0 ? [t('monthly.card.notCompleted', { n: formatNumber(notCompleted) })] : []),
  ];
  const since = startsAt && t('monthly.card.since', { start: startText(startsAt, timeZone) });
  return (
    <>
      <p className={css.when}>{endedAt ? t('monthly.card.endedAt', { date: formatDate(endedAt) }) : since}</p>
      {isPaused && <p className={css.when}>{t('monthly.card.paused')}</p>}
      {assignments === 0 ? (
        <p className={css.when}>{t('monthly.card.noPeople')}</p>
      ) : (
        <>
          <span className={css.track} aria-hidden>
            <span style={{ inlineSize: `${(100 * completed) / assignments}%` }} />
          </span>
          <p className={css.figures}>{counted.join(' · ')}</p>
        </>
      )}
    </>
  );
}

function CardActions({ id, month, programme, actions }: MonthCardProps & { id: string }) {
  const { t } = useTranslation();
  const mayWrite = useCan('training:write');
  const mayReport = useCan('reports:read');
  const { state, event, canChange, isChanged } = month;
  const isSkipped = state === 'skipped';
  const isOpen = state === 'running' || state === 'suspended';
  const canStart = state === 'missed' && programme.canStartNow;
  const named = { cardId: id, label: t('monthly.actions.change') };
  return (
    <div className={css.actions}>
      {mayWrite && canChange && (
        <>
          <CardButton {...named} onClick={actions.change} />
          {/* One button for both, so that the focus stays on it. */}
          <CardButton
            cardId={id}
            label={t(isSkipped ? 'monthly.actions.undo' : 'monthly.actions.skip')}
            onClick={isSkipped ? actions.unskip : actions.skip}
          />
          {isChanged && !isSkipped && <CardButton cardId={id} label={t('monthly.actions.plan')} onClick={actions.plan} />}
        </>
      )}
      {mayWrite && canStart && <CardButton cardId={id} label={t('monthly.actions.start')} isMain onClick={actions.start} />}
      {mayWrite && isOpen && <CardButton cardId={id} label={t('monthly.actions.end')} onClick={actions.end} />}
      {event && mayReport && (
        <CardButton cardId={id} label={t('monthly.actions.report')} to={`${paths.monthlyVideoReport}?eventIds=${event.id}`} />
      )}
    </div>
  );
}

interface CardButtonProps {
  cardId: string;
  label: string;
  isMain?: boolean;
  to?: string;
  onClick?: () => void;
}

/** A button of a card; its name says which month. Where it disappears with what it did, the card takes the focus. */
function CardButton({ cardId, label, isMain = false, to, onClick }: CardButtonProps) {
  const id = useId();
  const kept = useFocusKept<HTMLSpanElement>();
  return (
    <span ref={kept}>
      <Button
        size="small"
        {...(isMain && { variant: 'contained', color: 'primary' })}
        {...(to ? { component: Link, to } : { onClick })}
        id={id}
        aria-labelledby={`${id} ${cardId}-month`}
      >
        {label}
      </Button>
    </span>
  );
}
