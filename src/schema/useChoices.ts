import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterChoice } from '~/components/list/FilterChips.tsx';

/** A filter as data: the values that `filterBy` takes and where their words stand. */
export interface ChoiceFilter {
  values: readonly string[];
  texts: string;
}

/** The filter's chips in the person's language. `filter` must be a constant of the module. */
export function useChoices({ values, texts }: ChoiceFilter): readonly FilterChoice[] {
  const { t } = useTranslation();
  return useMemo(() => values.map((value) => ({ value, label: t(`${texts}.${value}` as 'lists.empty.none') })), [values, texts, t]);
}
