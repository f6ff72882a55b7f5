import type { I18nProvider } from 'ra-core';
import { availableLanguages, currentLanguage, i18n, switchLanguage } from '~/session/i18n.ts';

interface Options {
  smart_count?: number;
  /** What stands there when the key has no text. */
  _?: string;
  [name: string]: unknown;
}

/** react-admin speaks through the panel's own i18next; `smart_count` is its word for `count`. */
export const i18nProvider: I18nProvider = {
  translate: (key: string, { smart_count, _, ...rest }: Options = {}) =>
    _ !== undefined && !i18n.exists(key) ? _ : String(i18n.t(key as never, { count: smart_count, ...rest } as never)),
  changeLocale: (code: string) => switchLanguage(code),
  getLocale: () => currentLanguage().code,
  getLocales: () => availableLanguages.map(({ code, name }) => ({ locale: code, name })),
};
