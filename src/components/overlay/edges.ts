import { currentLanguage } from '~/i18n/i18n.ts';

type Edge = 'left' | 'right';

/** Where a line begins and ends on screen: the place of a menu is physical and not mirrored. */
export function edges(): { start: Edge; end: Edge } {
  return currentLanguage().dir === 'rtl' ? { start: 'right', end: 'left' } : { start: 'left', end: 'right' };
}
