import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { MonthlyProgramme } from '#contract/monthly/programme';
import type { Month } from '#contract/monthly/videos';
import { paths } from '#contract/paths';
import { StatusDot } from '~/components/data/StatusDot.tsx';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import { useIsIncluded } from '../useIsIncluded.ts';
import { monthName, startText } from '../when.ts';
import type { MonthActions } from './useMonthActions.tsx';
import cardCss from '~/components/page/card.module.css';
import css from './preview.module.css';

interface ProgrammeHeadProps {
  programme: MonthlyProgramme;
  months: readonly Month[];
  actionsOf: (month: Month) => MonthActions;
}

const tones = { on: 'success', off: 'neutral', paused: 'warning' } as const;

/** Whether people get videos, and when the next one comes and for how many; while it is off, where to switch it on. */
export function ProgrammeHead({ programme, months, actionsOf }: ProgrammeHeadProps) {
  const { t } = useTranslation();
  const mayWrite = useCan('training:write');
  const isIncluded = useIsIncluded();
  const { isOn, canStartNow } = programme;
  const missed = canStartNow ? months.find(({ state }) => state === 'missed') : undefined;
  const state = !isOn ? 'off' : isIncluded ? 'on' : 'paused';
  return (
    <>
      <section className={`${cardCss.card} ${css.head}`} data-on={state === 'on' || undefined}>
        <div>
          <p className={css.kind}>
            <StatusDot
              tone={tones[state]}
              label={state === 'paused' ? t('monthly.states.suspended') : t(`monthly.head.${state}`)}
            />
          </p>
          {state === 'on' && <Next programme={programme} months={months} />}
          {state === 'off' && <Off open={programme.open} />}
          {state === 'paused' && <Words title={t('monthly.head.pausedTitle')} text={t('monthly.card.paused')} />}
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

/** Switched off while a video is open: that one goes on. */
function Off({ open }: Pick<MonthlyProgramme, 'open'>) {
  const { t } = useTranslation();
  return open ? (
    <Words title={t('monthly.head.offOpenTitle')} text={t('monthly.head.offOpenText', { month: monthName(open.month) })} />
  ) : (
    <Words title={t('monthly.head.offTitle')} text={t('monthly.head.offText')} />
  );
}

function Next({ programme: { nextStarts, people, timeZone }, months }: Pick<ProgrammeHeadProps, 'programme' | 'months'>) {
  const { t } = useTranslation();
  const [next] = nextStarts;
  if (!next) return <Words title={t('monthly.head.nothing')} text={t('monthly.head.nothingText')} />;
  const name = months.find(({ id }) => id === next.month)?.name ?? monthName(next.month);
  return (
    <Words
      title={t('monthly.head.next', { name })}
      text={t('monthly.head.forPeople', { start: startText(next.startsAt, timeZone), count: people })}
    />
  );
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h2>{title}</h2>
      <p>{text}</p>
    </>
  );
}
