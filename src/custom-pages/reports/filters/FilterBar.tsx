import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ChoicesFilter } from './ChoicesFilter.tsx';
import { filterTable, type FilterName } from './filterTable.ts';
import { PeriodFilter } from './PeriodFilter.tsx';
import type { ReportFilters } from './useReportFilters.ts';
import '~/components/list/chip.css';
import './filters.css';

export interface FilterProps {
  name: FilterName;
  filters: ReportFilters;
}

const controls = {
  period: PeriodFilter,
  values: ChoicesFilter,
  records: ChoicesFilter,
  switch: SwitchFilter,
} as const;

/** What narrows a report; each filter says what is chosen. */
export function FilterBar({ filters }: { filters: ReportFilters }) {
  const { t } = useTranslation();
  return (
    <div className="filter-bar" role="group" aria-label={t('lists.filters.title')}>
      {filters.names.map((name) => {
        const Control = controls[filterTable[name].kind];
        return <Control key={name} name={name} filters={filters} />;
      })}
      {filters.isNarrowed && (
        <button type="button" className="list-text-button" onClick={filters.clear}>
          {t('lists.filters.clear')}
        </button>
      )}
    </div>
  );
}

function SwitchFilter({ name, filters }: FilterProps) {
  const { t } = useTranslation();
  const isOn = filters.values[name] !== undefined;
  return (
    <button
      type="button"
      className="chip"
      data-size="large"
      data-on={isOn || undefined}
      aria-pressed={isOn}
      onClick={() => filters.set(name, isOn ? [] : ['true'])}
    >
      {isOn && <Check size={14} aria-hidden />}
      {t(`reports.filters.names.${name}`)}
    </button>
  );
}
