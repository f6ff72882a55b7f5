import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useListPanel } from './listContext.ts';
import './chip.css';

/** A filter offered as a chip: either one value of `filterBy`, or the switch that shows disabled ones too. */
export interface FilterChoice {
  value: string;
  label: string;
}

export function FilterChips({ choices }: { choices: readonly FilterChoice[] }) {
  const { t } = useTranslation();
  const { query, change, isOfPeople } = useListPanel().state;
  const toggle = (value: string) =>
    change({ filterBy: query.filterBy.includes(value) ? query.filterBy.filter((v) => v !== value) : [...query.filterBy, value] });
  const isActive = query.filterBy.length > 0 || query.showDisabled;

  return (
    <div className="list-chips" role="group" aria-label={t('lists.filters.title')}>
      {choices.map(({ value, label }) => (
        <Chip key={value} label={label} isOn={query.filterBy.includes(value)} onToggle={() => toggle(value)} />
      ))}
      {isOfPeople && choices.length > 0 && <span className="list-chips-divider" />}
      {isOfPeople && (
        <Chip
          label={t('lists.filters.disabled')}
          isOn={query.showDisabled}
          onToggle={() => change({ showDisabled: !query.showDisabled })}
        />
      )}
      {isActive && (
        <button type="button" className="list-text-button" onClick={() => change({ filterBy: [], showDisabled: false })}>
          {t('lists.filters.clear')}
        </button>
      )}
    </div>
  );
}

function Chip({ label, isOn, onToggle }: { label: string; isOn: boolean; onToggle: () => void }) {
  return (
    <button type="button" className="chip" data-on={isOn || undefined} aria-pressed={isOn} onClick={onToggle}>
      {isOn && <Check size={14} aria-hidden />}
      {label}
    </button>
  );
}
