import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { styleNonce } from '~/browser/config.ts';
import { currentLanguage } from '~/i18n/i18n.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { mirroringPlugins } from './rightToLeft.ts';
import { themeFor } from './theme.ts';

type Direction = 'ltr' | 'rtl';
const caches: Partial<Record<Direction, EmotionCache>> = {};

/** One style sheet for each direction, created at first use, with the nonce of the content security policy. */
function cacheFor(direction: Direction): EmotionCache {
  const nonce = styleNonce();
  caches[direction] ??= createCache({
    key: direction === 'rtl' ? 'heedr' : 'heed',
    ...(direction === 'rtl' && { stylisPlugins: mirroringPlugins() }),
    ...(nonce && { nonce }),
  });
  return caches[direction];
}

/** Styles for the current language; switching to a right-to-left one mirrors everything at once. */
export function ThemeRoot({ children }: { children: ReactNode }) {
  // Renders again when the language changes.
  useTranslation();
  const direction = currentLanguage().dir;
  const theme = useMemo(() => themeFor(direction), [direction]);
  return (
    <CacheProvider value={cacheFor(direction)}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
