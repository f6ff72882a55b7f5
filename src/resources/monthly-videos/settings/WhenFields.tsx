import { useWatch } from 'react-hook-form';
import { listMonthlyStarts, type MonthlyProgramme } from '#contract/monthly/programme';
import type { Month } from '#contract/monthly/videos';
import { NumberInput } from '~/components/form/inputs/NumberInput.tsx';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import { timeZoneName } from '~/components/form/timeZoneOptions.ts';
import { useEndpoint } from '~/dataProvider/index.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { startText } from '../when.ts';
import { dayOf, type ProgrammeForm, timeOf } from './settingsForm.ts';
import formCss from '~/components/form/form.module.css';
import calendarCss from '../calendar.module.css';
import css from './settings.module.css';

interface WhenFieldsProps {
  programme: MonthlyProgramme;
  /** From this month on. */
  months: readonly Month[];
}

/** Day and time of each month, and the next starts that follow from them. */
export function WhenFields({ programme, months }: WhenFieldsProps) {
  const { t } = useTranslation();
  const zone = timeZoneName(programme.timeZone);
  return (
    <>
      <div className={formCss.pair}>
        <NumberInput
          name="dayOfMonth"
          label={t('monthly.settings.day')}
          help={t('monthly.settings.dayHelp')}
          notNumber="monthly.settings.dayWrong"
          isRequired
        />
        <TextInput
          name="startTime"
          label={t('monthly.settings.time')}
          help={t('monthly.settings.timeHelp', { zone })}
          isRequired
          dir="ltr"
          inputMode="numeric"
          maxLength={5}
          autoComplete="off"
        />
      </div>
      <Starts programme={programme} months={months} />
    </>
  );
}

function Starts({ programme: { isOn: wasOn, timeZone }, months }: WhenFieldsProps) {
  const { t } = useTranslation();
  const [isOn, day, time] = useWatch<ProgrammeForm, ['isOn', 'dayOfMonth', 'startTime']>({
    name: ['isOn', 'dayOfMonth', 'startTime'],
  });
  const [dayOfMonth, startTime] = [dayOf(day), timeOf(time)];
  const isTyped = dayOfMonth !== undefined && startTime !== undefined;
  const { data, isError } = useEndpoint(
    listMonthlyStarts,
    { query: { dayOfMonth: dayOfMonth ?? 1, startTime: startTime ?? '' } },
    { enabled: isTyped, keepPrevious: true },
  );
  if (!isTyped) return null;
  if (isError) return <p className={formCss.help}>{t('monthly.settings.startsFailed')}</p>;
  const starts = data?.items ?? [];
  const [first] = starts;
  const [now] = months;
  const isLate = isOn && !wasOn && first !== undefined && now !== undefined && !now.event && first.month > now.id;
  return (
    <div className={calendarCss.parted}>
      <div className={css.starts} role="status">
        <p>{t(isOn ? 'monthly.settings.starts' : 'monthly.settings.startsIfOn')}</p>
        <ol>
          {starts.map(({ month, startsAt }) => (
            <li key={month}>{startText(startsAt, timeZone)}</li>
          ))}
        </ol>
      </div>
      <Notice tone="info">{isLate && t('monthly.settings.firstNextMonth', { start: startText(first.startsAt, timeZone) })}</Notice>
    </div>
  );
}
