import type { ReactNode } from 'react';
import { productName } from '#contract/product';
import { languages } from '#locales/languages.ts';
import type { Visit } from './page.ts';

interface DocumentProps {
  visit: Pick<Visit, 'language' | 'brand' | 't' | 'notice'>;
  title: string;
  /** How another language is chosen. */
  menu: ReactNode;
  /** To which sites the page says where a request comes from. */
  referrer: 'same-origin' | 'no-referrer';
  /** Files of the build: style sheets and the script. */
  files: PageFiles;
  /** The colours of the company, if it has its own. */
  style: string;
  head?: ReactNode;
  isListed?: boolean;
  children: ReactNode;
}

export interface PageFiles {
  styles: readonly string[];
  scripts: readonly string[];
}

/** The document around every page: head, brand, menu of languages. */
export function Document({ visit, title, menu, referrer, files, style, head, isListed = false, children }: DocumentProps) {
  const { language, brand } = visit;
  const name = brand?.companyName ?? productName;
  return (
    <html lang={language.code} dir={language.dir} data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        {!isListed && <meta name="robots" content="noindex,nofollow" />}
        <meta name="referrer" content={referrer} />
        <title>{`${title} · ${name}`}</title>
        <link rel="icon" href="/favicon.svg" />
        {files.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {files.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        {style && <style>{style}</style>}
        {head}
      </head>
      <body>
        <a className="landing-skip" href="#content">
          {visit.t('landing.skip')}
        </a>
        <header className="landing-head">
          <p className="landing-brand">
            {brand?.logo ? (
              <img className="landing-logo" src={brand.logo} alt={name} />
            ) : (
              <>
                <img src="/favicon.svg" width="28" height="28" alt="" />
                <span>{name}</span>
              </>
            )}
          </p>
          {menu}
        </header>
        <main id="content" className="landing-main">
          {visit.notice && <p className="landing-notice">{visit.t(visit.notice)}</p>}
          {children}
        </main>
      </body>
    </html>
  );
}

/** A form without script; the script sends it when another language is chosen. */
export function Languages({ visit: { language, languagePath, query, address, t } }: { visit: Visit }) {
  const kept = [...query].filter(([name]) => name !== 'lang');
  return (
    <form className="landing-languages" method={languagePath ? 'post' : 'get'} action={languagePath ?? address.split('?')[0]}>
      {languagePath && <input type="hidden" name="back" value={address.replace(/([?&])lang=[^&]*&?/, '$1')} />}
      {!languagePath && kept.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
      <select name="lang" aria-label={t('landing.language')} defaultValue={language.code} data-sends>
        {languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit">{t('landing.change')}</button>
    </form>
  );
}
