import { currentLanguage } from './i18n.ts';

/** What stands between a text that ends in a mark (. : ,) and what follows: nothing where the mark itself is full-width (。：、). */
export const textGap = (): '' | ' ' => (['ja', 'zh'].includes(currentLanguage().code) ? '' : ' ');
