import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { Chip } from './Chip.tsx';
import { ChoicesMenu } from './ChoicesMenu.tsx';
import { type ChoicesFilter, type Filter, isChosen, type SwitchFilter } from './filter.ts';
import { useFilters } from './filterContext.ts';
import { useFilter } from './useFilter.ts';
import { choiceText } from './choiceText.ts';
import { RecordsMenu } from './RecordsMenu.tsx';
import textButtonCss from '../page/textButton.module.css';
import css from './FilterBar.module.css';

interface Props {
  /** True if it is on the page itself, not on a card. */
  isLarge?: boolean;
  /** Further content at its end. */
  children?: ReactNode;
}

/** The controls of the surrounding filters, in order; each shows its chosen value. Search and parts are shown elsewhere. */
export function FilterBar({ isLarge = false, children }: Props) {
  const { t } = useTranslation();
  const { filters, values, clear } = useFilters();
  const shown = filters.filter(({ control }) => control !== 'search' && control !== 'links');
  if (shown.length === 0) return children;
  const isActive = shown.some((filter) => isChosen(filter, values));
  return (
    <div className={css.bar} data-size={isLarge ? 'large' : undefined} role="group" aria-label={t('lists.filters.title')}>
      {shown.map((filter) => (
        <Control key={filter.name} filter={filter} />
      ))}
      {isActive && (
        <button type="button" className={textButtonCss.button} onClick={() => clear(shown)}>
          {t('lists.filters.clear')}
        </button>
      )}
      {children && <div className={css.end}>{children}</div>}
    </div>
  );
}

function Control({ filter }: { filter: Filter }) {
  switch (filter.control) {
    case 'search':
    case 'links':
      return null;
    case 'chips':
      return <Chips filter={filter} />;
    case 'menu':
      return <ChoicesMenu filter={filter} />;
    case 'records':
      return <RecordsMenu filter={filter} />;
    case 'switch':
      return <Switch filter={filter} />;
    case 'period':
      return <filter.Control filter={filter} />;
  }
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
      // The tests of the locales check keys that are built from data; they read the filters.
      label={choiceText(filter, value, t)}
      isOn={chosen.includes(value)}
      onToggle={() => toggle(value)}
    />
  ));
}

function Switch({ filter }: { filter: SwitchFilter }) {
  const { t } = useTranslation();
  const [isOn = false, set] = useFilter(filter);
  return <Chip label={t(filter.title)} isOn={isOn} onToggle={() => set(isOn ? undefined : true)} />;
}
