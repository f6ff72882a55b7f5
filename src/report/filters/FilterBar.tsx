import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ChoicesFilter } from './ChoicesFilter.tsx';
import { filterTable, type FilterName } from '#contract/reports/filters';
import { allStates, isAboutAll } from './filterUrl.ts';
import { filterTitle } from './filterWords.ts';
import { PeriodFilter } from './PeriodFilter.tsx';
import type { ReportFilters } from './useReportFilters.ts';
import '~/components/filters/chip.css';
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
      {filters.names.includes('campaignStatuses') && <AllCampaigns filters={filters} />}
      {filters.isNarrowed && (
        <button type="button" className="list-text-button" onClick={filters.clear}>
          {t('lists.filters.clear')}
        </button>
      )}
    </div>
  );
}

/** From the running campaigns to all of them, and back. */
function AllCampaigns({ filters }: Pick<FilterProps, 'filters'>) {
  const { t } = useTranslation();
  const isOn = isAboutAll(filters.values);
  return (
    <ChipSwitch
      label={t('reports.filters.allCampaigns')}
      isOn={isOn}
      onClick={() => filters.set('campaignStatuses', isOn ? [] : allStates)}
    />
  );
}

function SwitchFilter({ name, filters }: FilterProps) {
  const { t } = useTranslation();
  const isOn = filters.values[name] !== undefined;
  const label = filterTitle(name, filters.values, t);
  return <ChipSwitch label={label} isOn={isOn} onClick={() => filters.set(name, isOn ? [] : ['true'])} />;
}

function ChipSwitch({ label, isOn, onClick }: { label: string; isOn: boolean; onClick: () => void }) {
  return (
    <button type="button" className="chip" data-size="large" data-on={isOn || undefined} aria-pressed={isOn} onClick={onClick}>
      {isOn && <Check size={14} aria-hidden />}
      {label}
    </button>
  );
}
