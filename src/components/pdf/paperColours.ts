import type { PaperColours } from './report.ts';

/** The theme's colours as they are on a light screen, whatever the screen is now: paper is white. */
export function paperColours(): PaperColours {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSStyleRule) || rule.selectorText !== ':root' || !rule.style.getPropertyValue('--page')) continue;
      const names = [...rule.style].filter((name) => name.startsWith('--'));
      return Object.fromEntries(names.map((name) => [name.slice(2), rule.style.getPropertyValue(name).trim()]));
    }
  }
  return {};
}
