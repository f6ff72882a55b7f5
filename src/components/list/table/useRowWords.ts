import { useMemo } from 'react';
import { useTranslation } from '~/i18n/useTranslation.ts';

/** The labels of a row's controls. Read once per table, because a translation hook in each row is slow. */
export interface RowWords {
  select: (name: string) => string;
  actions: (name: string) => string;
  more: (name: string) => string;
}

export function useRowWords(): RowWords {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      select: (name) => t('lists.row.select', { name }),
      actions: (name) => t('lists.row.actions', { name }),
      more: (name) => t('lists.row.more', { name }),
    }),
    [t],
  );
}
