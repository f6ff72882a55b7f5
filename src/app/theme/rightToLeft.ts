import type { StylisPlugin } from '@emotion/cache';
import type { Language } from '#locales/languages.ts';
import { fetchedCode } from '~/browser/reloadOnce.ts';

let plugins: StylisPlugin[] | undefined;

/** Fetches the plugins that mirror the styles; left-to-right languages never load them. */
export async function prepareDirection({ dir }: Pick<Language, 'dir'>): Promise<void> {
  if (dir !== 'rtl' || plugins) return;
  const [{ prefixer }, mirror] = await fetchedCode(Promise.all([import('stylis'), import('@mui/stylis-plugin-rtl')]));
  // Plugins replace emotion's own prefixer.
  plugins = [prefixer, mirror.default];
}

/** The plugins that mirror every rule. `prepareDirection` loads them before the language is shown. */
export function mirroringPlugins(): StylisPlugin[] {
  if (!plugins) throw new Error('A right-to-left language is shown before prepareDirection has loaded the plugins');
  return plugins;
}
