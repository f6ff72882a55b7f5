import { useEffect, useState } from 'react';
import { availableLanguages, currentLanguage, switchLanguage } from '~/i18n/i18n.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { GlobeIcon } from './icons.tsx';
import helpersCss from '~/app/theme/helpers.module.css';
import css from './LanguageSelect.module.css';

/** Time for the page to be painted first. */
const fillDelayMs = 400;

/**
 * The language menu: a native select, which works on every phone and screen reader. It starts with the current language only,
 * because loading fonts for the names of all others takes longer than painting the rest of the page.
 */
export function LanguageSelect() {
  const { t } = useTranslation();
  const [isComplete, setComplete] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setComplete(true), fillDelayMs);
    return () => clearTimeout(timer);
  }, []);
  const current = currentLanguage();
  const offered = isComplete ? availableLanguages : [current];
  return (
    <label className={css.language}>
      <GlobeIcon />
      <span className={helpersCss.visuallyHidden}>{t('auth.language')}</span>
      <select value={current.code} onFocus={() => setComplete(true)} onChange={(event) => void switchLanguage(event.target.value)}>
        {offered.map(({ code, folder, name }) => (
          <option key={code} value={code} lang={folder}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
