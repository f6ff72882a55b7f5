import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useListPanel } from './listContext.ts';
import './chip.css';

/** A filter offered as a chip: either one value of `filterBy`, or the switch that shows disabled ones too. */
export interface FilterChoice {
  value: string;
  label: string;
}

interface Props {
  choices: readonly FilterChoice[];
  /** Label of the switch for disabled ones; absent: the list has none. */
  disabledLabel?: string;
}

export function FilterChips({ choices, disabledLabel }: Props) {
  const { t } = useTranslation();
  const { query, change } = useListPanel().state;
  const toggle = (value: string) =>
    change({ filterBy: query.filterBy.includes(value) ? query.filterBy.filter((v) => v !== value) : [...query.filterBy, value] });
  const isActive = query.filterBy.length > 0 || query.showDisabled;

  return (
    <div className="list-chips" role="group" aria-label={t('lists.filters.title')}>
      {choices.map(({ value, label }) => (
        <Chip key={value} label={label} isOn={query.filterBy.includes(value)} onToggle={() => toggle(value)} />
      ))}
      {disabledLabel && choices.length > 0 && <span className="list-chips-divider" />}
      {disabledLabel && (
        <Chip label={disabledLabel} isOn={query.showDisabled} onToggle={() => change({ showDisabled: !query.showDisabled })} />
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
