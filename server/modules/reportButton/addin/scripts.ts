import { readFileSync } from 'node:fs';
import { simulationLimits } from '#contract/simulation/limits';
import type { ReportAction } from '#contract/simulation/settings';
import { findLanguage, languages } from '#locales/languages.ts';
import { escapeHtml } from '../../../texts/escapeHtml.ts';
import { translationsIn } from '../../../texts/translations.ts';
import { officeLibrary, placesOf } from './places.ts';

interface ScriptValues {
  address: string;
  /** Of the company. */
  lang: string;
  /** To which mails are forwarded by hand if the button cannot send them; may be empty. */
  email: string;
}

const codeOf = (lang: string) => (findLanguage(lang) ?? languages[0]).code;
const file = (name: string): string => readFileSync(new URL(`files/${name}`, import.meta.url), 'utf8');
/** As a script: no sign of it ends one in a page, or a line. */
const asValue = (value: unknown) =>
  JSON.stringify(value, null, 1)
    .replace(/</g, '\\u003c')
    .replace(/\u2028|\u2029/g, ' ');
const mostLetters = Math.ceil(simulationLimits.reportAddin.mailBytes / 3) * 4;

const byHand = (t: ReturnType<typeof translationsIn>['t'], email: string) =>
  email === '' ? t('reportAddin.byHand.it') : t('reportAddin.byHand.text', { email });

const inAll = <Texts>(of: (t: ReturnType<typeof translationsIn>['t']) => Texts) =>
  Object.fromEntries(languages.map((language) => [language.code, of(translationsIn(language).t)]));

/** The script of the button in Outlook. Its words are for the case that our server does not answer; else the answer has them. */
export const outlookScript = ({ address, lang, email }: ScriptValues): string =>
  `const heed = ${asValue({
    address,
    mostLetters,
    language: codeOf(lang),
    texts: inAll((t) => ({ title: t('reportAddin.byHand.title'), description: byHand(t, email) })),
  })};\n${file('outlook.js')}`;

/** The page that loads the script where Outlook is one. An Outlook that is too old for the button shows it instead. */
export function outlookPage({ address, lang, email }: ScriptValues): string {
  const { code, dir } = findLanguage(lang) ?? languages[0];
  const { t } = translationsIn(findLanguage(lang) ?? languages[0]);
  return `<!doctype html>
<html lang="${code}" dir="${dir}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${escapeHtml(t('reportAddin.button'))}</title>
<script src="${officeLibrary}"></script>
<script src="${placesOf(address).script}"></script>
</head><body><p>${escapeHtml(byHand(t, email))}</p></body></html>
`;
}

/**
 * What the page may load. Office frames it from many names of Microsoft, so it may be framed: there is nothing on it to press. It reaches nobody
 * but us, though a script of Microsoft runs in it below our name.
 */
export const outlookPagePolicy = [
  "default-src 'none'",
  "script-src 'self' https://appsforoffice.microsoft.com https://ajax.aspnetcdn.com",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Code.gs, for a project of the company at Google. */
export const gmailScript = ({ address, lang, email }: ScriptValues): string =>
  `const heed = ${asValue({
    address,
    mostLetters,
    language: codeOf(lang),
    texts: inAll((t) => ({
      button: t('reportAddin.button'),
      about: t('reportAddin.about'),
      notSent: t('reportAddin.byHand.title'),
      byHand: byHand(t, email),
    })),
  })};\n${file('Code.gs')}`;

const scope = (name: string) => `https://www.googleapis.com/auth/${name}`;
const scopes = [
  'gmail.addons.execute',
  'gmail.addons.current.message.readonly',
  'script.external_request',
  'script.locale',
  'userinfo.email',
].map(scope);
/** Google has no smaller permission by which a script may move a mail. */
const movingScope = 'https://mail.google.com/';

/**
 * appsscript.json beside it: what the script may do, and where it appears. See https://developers.google.com/apps-script/manifest/addons and
 * https://developers.google.com/apps-script/reference/gmail/gmail-message.
 */
export function gmailManifest({ address, lang, action }: ScriptValues & { action: ReportAction }): string {
  const { t } = translationsIn(findLanguage(lang) ?? languages[0]);
  const manifest = {
    timeZone: 'Etc/UTC',
    exceptionLogging: 'STACKDRIVER',
    runtimeVersion: 'V8',
    oauthScopes: action === 'NONE' ? scopes : [...scopes, movingScope],
    urlFetchWhitelist: [`${address}`],
    addOns: {
      common: { name: t('reportAddin.button'), logoUrl: placesOf(address).icon(128), useLocaleFromApp: true },
      gmail: { contextualTriggers: [{ unconditional: {}, onTriggerFunction: 'onGmailMessage' }] },
    },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
