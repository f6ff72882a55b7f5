import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { textLimits } from '#contract/kit/limits';
import { useSearchText } from './useSearchText.ts';
import '../list/list.css';
import '../page/iconButton.css';

interface SearchBoxProps {
  label: string;
  /** What is searched for now, and how to search for something else. */
  search: string;
  onSearch: (search: string) => void;
}

/** Searches while the person types; keeps the focus throughout. */
export function SearchBox({ label, search, onSearch }: SearchBoxProps) {
  const { t } = useTranslation();
  const { text, type, finish } = useSearchText(search, onSearch);
  const input = useRef<HTMLInputElement>(null);

  const clear = () => {
    finish('');
    input.current?.focus();
  };
  return (
    <div className="list-search" role="search">
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
        <button type="button" className="icon-button" aria-label={t('lists.search.clear')} onClick={clear}>
          <X size={16} aria-hidden />
        </button>
      )}
    </div>
  );
}
