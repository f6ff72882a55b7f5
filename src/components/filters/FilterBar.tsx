import { Check } from 'lucide-react';
import { useListFilterContext } from 'react-admin';
import { useTranslation } from 'react-i18next';
import type { ChoicesFilter, Filter, SwitchFilter } from './filter.ts';
import { MenuFilter, RecordsMenu } from './MenuFilter.tsx';
import { useFilter } from './useFilter.ts';
import './chip.css';

/** The controls of a list's filters, in their order; the search has its own place. */
export function FilterBar({ filters }: { filters: readonly Filter[] }) {
  const { t } = useTranslation();
  const { filterValues, displayedFilters, setFilters } = useListFilterContext();
  const shown = filters.filter(({ control }) => control !== 'search');
  if (shown.length === 0) return null;
  const isActive = shown.some(({ name }) => (filterValues as Record<string, unknown>)[name] !== undefined);
  const clear = () => {
    const { search } = filterValues as { search?: string };
    setFilters(search ? { search } : {}, displayedFilters);
  };
  return (
    <div className="list-chips" role="group" aria-label={t('lists.filters.title')}>
      {shown.map((filter) => (
        <Control key={filter.name} filter={filter} />
      ))}
      {isActive && (
        <button type="button" className="list-text-button" onClick={clear}>
          {t('lists.filters.clear')}
        </button>
      )}
    </div>
  );
}

function Control({ filter }: { filter: Filter }) {
  if (filter.control === 'chips') return <Chips filter={filter} />;
  if (filter.control === 'menu') return <MenuFilter filter={filter} />;
  if (filter.control === 'records') return <RecordsMenu filter={filter} />;
  if (filter.control === 'switch') return <Switch filter={filter} />;
  return null;
}

function Chips({ filter }: { filter: ChoicesFilter }) {
  const { t } = useTranslation();
  const [chosen = [], set] = useFilter(filter);
  const toggle = (value: string) =>
    set((now = []) => (now.includes(value) ? now.filter((other) => other !== value) : [...now, value]));
  const shown = filter.values.filter((value) => (filter.offered?.includes(value) ?? true) || chosen.includes(value));
  return shown.map((value) => (
    <Chip
      key={value}
      // Keys put together here are checked by the tests of the locales, which know the filters.
      label={t(filter.keyOf(value) as 'lists.empty.none')}
      isOn={chosen.includes(value)}
      onToggle={() => toggle(value)}
    />
  ));
}

function Switch({ filter }: { filter: SwitchFilter }) {
  const { t } = useTranslation();
  const [isOn = false, set] = useFilter(filter);
  return <Chip label={t(filter.title) as string} isOn={isOn} onToggle={() => set(isOn ? undefined : true)} />;
}

function Chip({ label, isOn, onToggle }: { label: string; isOn: boolean; onToggle: () => void }) {
  return (
    <button type="button" className="chip" data-on={isOn || undefined} aria-pressed={isOn} onClick={onToggle}>
      {isOn && <Check size={14} aria-hidden />}
      {label}
    </button>
  );
}
