import { useId, useState } from 'react';
import { findOptions, type MultiOption } from '~/components/form/multi/multiOptions.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { SearchBox } from './SearchBox.tsx';
import textButtonCss from '../page/textButton.module.css';
import css from './CheckList.module.css';

interface CheckListProps {
  options: readonly MultiOption[];
  chosen: readonly string[];
  /** Receives an update function: a second box may be ticked before the first one is rendered. */
  onChange: (change: (now: readonly string[]) => string[]) => void;
  isLoading?: boolean;
  onSearch?: ((text: string) => void) | undefined;
}

/** Longer lists have a search field. */
const searchedFrom = 8;

/** Checkboxes; the ones that were ticked when it opened come first. Long lists have a search field. */
export function CheckList({ options, chosen, onChange, isLoading = false, onSearch }: CheckListProps) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState('');
  const [atFirst] = useState(() => new Set(chosen));
  const isLong = options.length > searchedFrom || text !== '';
  const sorted = [...options].sort((a, b) => Number(atFirst.has(b.value)) - Number(atFirst.has(a.value)));
  const shown = findOptions(sorted, text, false);
  const search = (next: string) => {
    setText(next);
    onSearch?.(next);
  };
  const toggle = (value: string) =>
    onChange((now) => (now.includes(value) ? now.filter((other) => other !== value) : [...now, value]));
  return (
    <>
      {isLong && <SearchBox label={t('common.search')} search={text} onSearch={search} takesFocus />}
      <div className={css.options} aria-busy={isLoading}>
        {shown.map(({ value, label, count }) => (
          <label key={value} htmlFor={`${id}${value}`}>
            <input id={`${id}${value}`} type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
            <bdi>{label}</bdi>
            {count !== undefined && <span>{t('form.multi.people', { count })}</span>}
          </label>
        ))}
        {shown.length === 0 && <p role="status">{isLoading ? t('common.loading') : t('lists.filters.none')}</p>}
      </div>
      {chosen.length > 0 && (
        <button type="button" className={textButtonCss.button} onClick={() => onChange(() => [])}>
          {t('lists.filters.clearOne')}
        </button>
      )}
    </>
  );
}
