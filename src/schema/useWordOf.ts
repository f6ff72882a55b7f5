import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { WordOf } from './kind.ts';

/** For keys that are put together from data; the tests of the locales, which know the fields, check them. */
export const toWordOf =
  (t: TFunction): WordOf =>
  (key, values) =>
    t(key as 'lists.empty.none', values ?? {});

export function useWordOf(): WordOf {
  const { t } = useTranslation();
  return useMemo(() => toWordOf(t), [t]);
}
