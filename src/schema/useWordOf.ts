import { useMemo } from 'react';
import { dynamicKey } from '~/i18n/dynamicKey.ts';
import type { Translate } from '~/i18n/translate.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { WordOf } from './kind.ts';

/** For keys that are built from data; the tests of the locales read the fields and check them. */
const toWordOf =
  (t: Translate): WordOf =>
  (key, values) =>
    t(dynamicKey(key), values ?? {});

export function useWordOf(): WordOf {
  const { t } = useTranslation();
  return useMemo(() => toWordOf(t), [t]);
}
