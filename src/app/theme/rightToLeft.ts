import type { StylisPlugin } from '@emotion/cache';
import type { Language } from '#locales/languages.ts';
import { fetchedCode } from '~/browser/reloadOnce.ts';

let mirror: StylisPlugin | undefined;

/** Fetches the plugin that mirrors the styles; left-to-right languages never load it. */
export async function prepareDirection({ dir }: Pick<Language, 'dir'>): Promise<void> {
  if (dir === 'rtl') mirror ??= (await fetchedCode(import('@mui/stylis-plugin-rtl'))).default;
}

/** The plugin that mirrors every rule. `prepareDirection` loads it before the language is shown. */
export function mirroring(): StylisPlugin {
  if (!mirror) throw new Error('A right-to-left language is shown before prepareDirection has loaded the plugin');
  return mirror;
}
