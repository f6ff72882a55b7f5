import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { availableLanguages, currentLanguage, switchLanguage } from '~/session/i18n.ts';
import { GlobeIcon } from './icons.tsx';

/** Long enough for the page to be seen first. */
const patienceMs = 400;

/**
 * The language menu; a native one, which every phone and screen reader knows. It begins with the language on screen:
 * finding faces for the names of all the others takes longer than drawing the rest of the page.
 */
export function LanguageSelect() {
  const { t } = useTranslation();
  const [isComplete, setComplete] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setComplete(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  const current = currentLanguage();
  const offered = isComplete ? availableLanguages : [current];
  return (
    <label className="so-language">
      <GlobeIcon />
      <span className="visually-hidden">{t('auth.language')}</span>
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
