import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dynamicKey } from '~/i18n/dynamicKey.ts';
import type { WordOf } from './kind.ts';

/** For keys that are built from data; the tests of the locales read the fields and check them. */
const toWordOf =
  (t: TFunction): WordOf =>
  (key, values) =>
    t(dynamicKey(key), values ?? {});

export function useWordOf(): WordOf {
  const { t } = useTranslation();
  return useMemo(() => toWordOf(t), [t]);
}
