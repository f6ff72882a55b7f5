import { useTranslation } from 'react-i18next';
import { availableLanguages, currentLanguage, switchLanguage } from '~/session/i18n.ts';
import { GlobeIcon } from './icons.tsx';

/** The language menu; a native one, which every phone and screen reader knows. */
export function LanguageSelect() {
  const { t } = useTranslation();
  return (
    <label className="so-language">
      <GlobeIcon />
      <span className="visually-hidden">{t('auth.language')}</span>
      <select value={currentLanguage().code} onChange={(event) => void switchLanguage(event.target.value)}>
        {availableLanguages.map(({ code, folder, name }) => (
          <option key={code} value={code} lang={folder}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
