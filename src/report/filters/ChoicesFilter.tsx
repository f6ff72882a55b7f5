import { useTranslation } from 'react-i18next';
import { formatNumber } from '~/components/data/format.ts';
import { CheckList } from '~/components/filters/CheckList.tsx';
import type { FilterProps } from './FilterBar.tsx';
import { chosenIn } from '#contract/reports/filters';
import { isAboutAll, isSingle } from './filterUrl.ts';
import { FilterPill } from './FilterPill.tsx';

/** Some of several: fixed values, or records of the company. One that is chosen is named, more are counted. */
export function ChoicesFilter({ name, filters }: FilterProps) {
  const { options, isLoading, onSearch } = filters.optionsOf(name);
  const { t } = useTranslation();
  const chosen = chosenIn(name, filters.values) ?? [];
  const only = chosen.length === 1 ? options.find(({ value }) => value === chosen[0])?.label : undefined;
  const isAll = name === 'campaignStatuses' && isAboutAll(filters.values);
  const text = isAll ? t('reports.filters.allCampaigns') : (only ?? formatNumber(chosen.length));
  return (
    <FilterPill name={name} filters={filters} chosen={chosen.length > 0 ? text : undefined}>
      <CheckList
        options={options}
        chosen={chosen}
        isLoading={isLoading}
        onSearch={onSearch}
        onChange={(change) => filters.set(name, change(chosen).slice(isSingle(name) ? -1 : 0))}
      />
    </FilterPill>
  );
}
