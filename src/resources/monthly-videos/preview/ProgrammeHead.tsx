import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { MonthlyProgramme } from '#contract/monthly/programme';
import type { Month } from '#contract/monthly/videos';
import { paths } from '#contract/paths';
import { StatusDot } from '~/components/data/StatusDot.tsx';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import { monthName, startText } from '../when.ts';
import type { MonthActions } from './useMonthActions.tsx';
import cardCss from '~/components/page/card.module.css';
import css from './preview.module.css';

interface ProgrammeHeadProps {
  programme: MonthlyProgramme;
  months: readonly Month[];
  actionsOf: (month: Month) => MonthActions;
}

/** Whether people get videos, and when the next one comes and for how many; while it is off, where to switch it on. */
export function ProgrammeHead({ programme, months, actionsOf }: ProgrammeHeadProps) {
  const { t } = useTranslation();
  const mayWrite = useCan('training:write');
  const { isOn, canStartNow } = programme;
  const missed = isOn && canStartNow ? months.find(({ state }) => state === 'missed') : undefined;
  return (
    <>
      <section className={`${cardCss.card} ${css.head}`} data-on={isOn || undefined}>
        <div>
          <p className={css.kind}>
            <StatusDot tone={isOn ? 'success' : 'neutral'} label={t(isOn ? 'monthly.head.on' : 'monthly.head.off')} />
          </p>
          {isOn ? <Next programme={programme} months={months} /> : <Off />}
        </div>
        <Button {...(!isOn && { variant: 'contained', color: 'primary' })} component={Link} to={paths.calendarSettings}>
          {t('monthly.head.toSettings')}
        </Button>
      </section>
      <Notice
        tone="info"
        actions={missed && mayWrite && <Button onClick={actionsOf(missed).start}>{t('monthly.actions.start')}</Button>}
      >
        {missed && t('monthly.head.missed', { month: monthName(missed.id) })}
      </Notice>
    </>
  );
}

function Next({ programme: { nextStarts, people, timeZone }, months }: Pick<ProgrammeHeadProps, 'programme' | 'months'>) {
  const { t } = useTranslation();
  const [next] = nextStarts;
  if (!next)
    return (
      <>
        <h2>{t('monthly.head.nothing')}</h2>
        <p>{t('monthly.head.nothingText')}</p>
      </>
    );
  const name = months.find(({ id }) => id === next.month)?.name ?? monthName(next.month);
  return (
    <>
      <h2>{t('monthly.head.next', { name })}</h2>
      <p>{t('monthly.head.forPeople', { start: startText(next.startsAt, timeZone), count: people })}</p>
    </>
  );
}

function Off() {
  const { t } = useTranslation();
  return (
    <>
      <h2>{t('monthly.head.offTitle')}</h2>
      <p>{t('monthly.head.offText')}</p>
    </>
  );
}
