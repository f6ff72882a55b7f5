import { languages } from '#locales/languages.ts';
import type { Show } from './show.ts';

/** Links, no form: a page of a simulation has nothing in which somebody could type. */
export function LanguageLinks({ show: { language, t }, address }: { show: Show; address: string }) {
  return (
    <details className="simulation-languages">
      <summary aria-label={`${t('landing.language')}: ${language.name}`}>{language.name}</summary>
      <ul>
        {languages.map(({ code, name }) => (
          <li key={code}>
            <a href={`${address}?lang=${code}`} lang={code} hrefLang={code} aria-current={code === language.code || undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
