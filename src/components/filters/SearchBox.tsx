import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { textLimits } from '#contract/kit/limits';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSearchText } from './useSearchText.ts';
import iconButtonCss from '../page/iconButton.module.css';
import css from './SearchBox.module.css';

interface SearchBoxProps {
  label: string;
  /** The current search text. */
  search: string;
  onSearch: (search: string) => void;
  /** How long after the last key the search begins, if not as usual. */
  delayMs?: number | undefined;
  /** Takes the focus when it appears, as in a menu that was just opened; not where that would raise a keyboard on the screen. */
  takesFocus?: boolean;
}

/** A search field that searches while the person types and keeps the focus. */
export function SearchBox({ label, search, onSearch, delayMs, takesFocus = false }: SearchBoxProps) {
  const { t } = useTranslation();
  const { text, type, finish } = useSearchText(search, onSearch, delayMs);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (takesFocus && matchMedia('(pointer: fine)').matches) input.current?.focus();
  }, [takesFocus]);

  const clear = () => {
    finish('');
    input.current?.focus();
  };
  return (
    <div className={css.search} role="search">
      <Search size={16} aria-hidden />
      <input
        ref={input}
        type="search"
        dir="auto"
        value={text}
        maxLength={textLimits.textMax}
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish(text);
          if (event.key === 'Escape' && text !== '') {
            event.stopPropagation();
            clear();
          }
        }}
      />
      {text !== '' && (
        <button type="button" className={iconButtonCss.button} aria-label={t('lists.search.clear')} onClick={clear}>
          <X size={16} aria-hidden />
        </button>
      )}
    </div>
  );
}
