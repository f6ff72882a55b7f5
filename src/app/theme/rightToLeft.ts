import type { StylisPlugin } from '@emotion/cache';
import type { Language } from '#locales/languages.ts';
import { fetchedCode } from '~/session/reloadOnce.ts';

let mirror: StylisPlugin | undefined;

/** Fetches what mirrors the styles, for a language that needs it; the others never pay for it. */
export async function prepareDirection({ dir }: Pick<Language, 'dir'>): Promise<void> {
  if (dir === 'rtl') mirror ??= (await fetchedCode(import('@mui/stylis-plugin-rtl'))).default;
}

/** The plugin that mirrors every rule. A language of that direction is not shown before it is here. */
export function mirroring(): StylisPlugin {
  if (!mirror) throw new Error('A right-to-left language is shown before its direction was prepared');
  return mirror;
}
