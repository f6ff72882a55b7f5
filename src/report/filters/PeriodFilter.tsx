import Button from '@mui/material/Button';
import { CalendarRange } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '#contract/limits';
import { type RangeKind, rangeKinds } from '#contract/reportQuery';
import { formatDateRange } from '~/components/data/format.ts';
import { DateInput } from '~/components/form/date/DateInput.tsx';
import { Field } from '~/components/form/Field.tsx';
import type { FilterProps } from './FilterBar.tsx';
import { FilterPill } from './FilterPill.tsx';
import { rangeKindOf, rangeTitle } from './filterWords.ts';
import { lastDays, type Period, type PeriodProblem, periodProblem, presetOf } from './period.ts';

/**
 * The days that a report is about: a preset, or two days.
 * i18n-keys: reports.period.presets.*
 */
export function PeriodFilter({ name, filters }: FilterProps) {
  const { t } = useTranslation();
  const [from, to] = filters.values[name] ?? [];
  const period: Period | undefined = from && to ? [from, to] : undefined;
  const { usualDays } = filters;
  const preset = period ? presetOf(period) : usualDays;
  const [kind, setKind] = useState(() => rangeKindOf(filters.values));
  const set = (next: Period | undefined, of: RangeKind) => {
    filters.set(name, next ? [...next, ...(of === 'assigned' ? [] : [of])] : []);
  };
  const choose = (next: Period | undefined) => {
    set(next, kind);
    filters.setOpen(undefined);
  };
  const chooseKind = (next: RangeKind) => {
    setKind(next);
    if (period) set(period, next);
  };
  const presetText = (days: number) => t(`reports.period.presets.${days}` as 'reports.period.presets.7');
  const chosen = preset ? presetText(preset) : period && formatDateRange(...period);
  return (
    <FilterPill name={name} filters={filters} chosen={chosen} icon={CalendarRange}>
      {name === 'workPeriod' && <RangeKinds chosen={kind} onChange={chooseKind} />}
      <ul className="filter-presets">
        {!usualDays && (
          <li>
            <button type="button" aria-pressed={!period} onClick={() => choose(undefined)}>
              {t('reports.period.any')}
            </button>
          </li>
        )}
        {limits.dateRangeDays.presets.map((days) => (
          <li key={days}>
            <button type="button" aria-pressed={preset === days} onClick={() => choose(lastDays(days))}>
              {presetText(days)}
            </button>
          </li>
        ))}
      </ul>
      <CustomPeriod start={period ?? (usualDays && lastDays(usualDays))} onChoose={choose} />
    </FilterPill>
  );
}

/** Which day of the work the days are about. */
function RangeKinds({ chosen, onChange }: { chosen: RangeKind; onChange: (kind: RangeKind) => void }) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className="filter-kinds">
      <legend className="field-label">{t('reports.period.which')}</legend>
      {rangeKinds.map((kind) => (
        <label key={kind}>
          <input type="radio" name={name} checked={kind === chosen} onChange={() => onChange(kind)} />
          {rangeTitle(kind, t)}
        </label>
      ))}
    </fieldset>
  );
}

/** i18n-keys: reports.period.problems.* */
function CustomPeriod({ start, onChoose }: { start: Period | 0 | undefined; onChoose: (period: Period) => void }) {
  const { t } = useTranslation();
  const [[from, to], setDays] = useState<Period>(start || ['', '']);
  const [problem, setProblem] = useState<PeriodProblem | null>(null);
  const change = (next: Period) => {
    setDays(next);
    setProblem(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = periodProblem(from, to);
    setProblem(found);
    if (!found) onChoose([from, to]);
  };
  const error = problem ? t(`reports.period.problems.${problem}`, { days: limits.dateRangeDays.max }) : undefined;
  return (
    <form className="filter-days" noValidate onSubmit={submit} aria-label={t('reports.period.custom')}>
      <Field label={t('reports.period.from')}>
        {(control) => (
          <DateInput control={control} value={from} onChange={(next) => change([next, to])} min={limits.firstReportDay} />
        )}
      </Field>
      <Field label={t('reports.period.to')} error={error}>
        {(control) => (
          <DateInput control={control} value={to} onChange={(next) => change([from, next])} min={limits.firstReportDay} />
        )}
      </Field>
      <p className="field-help">{t('reports.period.utc')}</p>
      <Button type="submit" variant="outlined">
        {t('reports.period.apply')}
      </Button>
    </form>
  );
}
