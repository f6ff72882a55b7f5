import Button from '@mui/material/Button';
import { CalendarRange } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { reportLimits } from '#contract/reports/limits';
import type { TextKey } from '#locales/english.ts';
import { formatDateRange } from '~/components/data/format.ts';
import { DateInput } from '~/components/form/date/DateInput.tsx';
import { Field } from '~/components/form/Field.tsx';
import type { PeriodFilter } from '~/components/filters/filter.ts';
import { FilterButton } from '~/components/filters/FilterButton.tsx';
import { useFilter } from '~/components/filters/useFilter.ts';
import { dynamicKey } from '~/i18n/dynamicKey.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { lastDays, type Period, type PeriodProblem, periodProblem, presetOf } from './days.ts';
import formCss from '~/components/form/form.module.css';
import css from './PeriodMenu.module.css';

type Kinds = NonNullable<PeriodFilter['kinds']>;

/**
 * A filter on a period: a preset, or two days.
 * i18n-keys: reports.period.presets.*
 */
export function PeriodMenu({ filter }: { filter: PeriodFilter }) {
  const { t } = useTranslation();
  const { kinds = [], usualDays } = filter;
  const [[from, to, of = kinds[0]?.kind] = [], setDays] = useFilter(filter);
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState(of);
  const period: Period | undefined = from && to ? [from, to] : undefined;
  const preset = period ? presetOf(period) : usualDays;
  const set = (next: Period | undefined, about: string | undefined) =>
    setDays(next && [...next, ...(about && about !== kinds[0]?.kind ? [about] : [])]);
  const choose = (next: Period | undefined) => {
    set(next, kind);
    setOpen(false);
  };
  const chooseKind = (next: string) => {
    setKind(next);
    if (period) set(period, next);
  };
  const presetText = (days: number) => t(dynamicKey(`reports.period.presets.${days}`));
  const title = kinds.find((each) => each.kind === of)?.title ?? filter.title;
  return (
    <FilterButton
      title={t(title)}
      chosen={preset ? presetText(preset) : period && formatDateRange(...period)}
      icon={CalendarRange}
      isOpen={isOpen}
      setOpen={setOpen}
    >
      {kinds.length > 0 && <KindChoice kinds={kinds} chosen={kind} onChange={chooseKind} />}
      <ul className={css.presets}>
        {!usualDays && (
          <li>
            <button type="button" aria-pressed={!period} onClick={() => choose(undefined)}>
              {t('reports.period.any')}
            </button>
          </li>
        )}
        {reportLimits.dateRangeDays.presets.map((days) => (
          <li key={days}>
            <button type="button" aria-pressed={preset === days} onClick={() => choose(lastDays(days))}>
              {presetText(days)}
            </button>
          </li>
        ))}
      </ul>
      <CustomPeriod
        start={period ?? (usualDays && lastDays(usualDays))}
        help={filter.help ?? 'reports.period.utc'}
        onChoose={choose}
      />
    </FilterButton>
  );
}

/** The kind of day that the period applies to. */
function KindChoice({ kinds, chosen, onChange }: { kinds: Kinds; chosen: string | undefined; onChange: (kind: string) => void }) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className={css.kinds}>
      <legend className={formCss.label}>{t('reports.period.which')}</legend>
      {kinds.map(({ kind, title }) => (
        <label key={kind}>
          <input type="radio" name={name} checked={kind === chosen} onChange={() => onChange(kind)} />
          {t(title)}
        </label>
      ))}
    </fieldset>
  );
}

interface CustomPeriodProps {
  start: Period | 0 | undefined;
  /** Which days these are. */
  help: TextKey;
  onChoose: (period: Period) => void;
}

/** i18n-keys: reports.period.problems.* */
function CustomPeriod({ start, help, onChoose }: CustomPeriodProps) {
  const { t } = useTranslation();
  const [[from, to], setDays] = useState<Period>(start || ['', '']);
  const [problem, setProblem] = useState<PeriodProblem | null>(null);
  const change = (next: Period) => {
    setDays(next);
    setProblem(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const nextProblem = periodProblem(from, to);
    setProblem(nextProblem);
    if (!nextProblem) onChoose([from, to]);
  };
  const error = problem ? t(`reports.period.problems.${problem}`, { days: reportLimits.dateRangeDays.max }) : undefined;
  return (
    <form className={css.days} noValidate onSubmit={submit} aria-label={t('reports.period.custom')}>
      <Field label={t('reports.period.from')}>
        {(control) => (
          <DateInput control={control} value={from} onChange={(next) => change([next, to])} min={reportLimits.firstReportDay} />
        )}
      </Field>
      <Field label={t('reports.period.to')} error={error}>
        {(control) => (
          <DateInput control={control} value={to} onChange={(next) => change([from, next])} min={reportLimits.firstReportDay} />
        )}
      </Field>
      <p className={formCss.help}>{t(help)}</p>
      <Button type="submit" variant="outlined">
        {t('reports.period.apply')}
      </Button>
    </form>
  );
}
