import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listCampaignNames, listCourseNames } from '#contract/reportLists';
import { listReviewedCourses } from '#contract/reviewReports';
import { formatDate } from '~/components/data/format.ts';
import type { MultiOption } from '~/components/form/multi/multiOptions.ts';
import { useEndpoint, useSetOptions } from '~/dataProvider/index.ts';
import { type FilterName, filterTable, type RecordFilter } from '#contract/reports/filters';

export interface FilterOptions {
  options: readonly MultiOption[];
  isLoading: boolean;
  /** Told what is typed, where the server holds more than one answer does. */
  onSearch?: (text: string) => void;
}
interface Named {
  id: string;
  name: string;
  startsAt?: string;
}

/** Campaigns may share a name, so the day they began tells them apart. */
const labelOf = ({ name, startsAt }: Named): string => (startsAt ? `${name} · ${formatDate(startsAt)}` : name);

function useNamed({ data, isPending }: { data: { items: readonly Named[] } | undefined; isPending: boolean }): FilterOptions {
  return useMemo(
    () => ({ options: (data?.items ?? []).map((item) => ({ value: item.id, label: labelOf(item) })), isLoading: isPending }),
    [data, isPending],
  );
}

const none: FilterOptions = { options: [], isLoading: false };

/** What filters choose from, by filter. Only the records that are wanted are asked for. */
export function useFilterOptions(isWanted: (name: RecordFilter) => boolean): (name: FilterName) => FilterOptions {
  const { t } = useTranslation();
  const records: Record<RecordFilter, FilterOptions> = {
    departments: useSetOptions('departments', 'id', isWanted('departments')),
    groups: useSetOptions('groups', 'id', isWanted('groups')),
    campaignIds: useNamed(useEndpoint(listCampaignNames, {}, { enabled: isWanted('campaignIds') })),
    courseIds: useNamed(useEndpoint(listCourseNames, {}, { enabled: isWanted('courseIds') })),
    trainingId: useNamed(useEndpoint(listReviewedCourses, {}, { enabled: isWanted('trainingId') })),
  };
  return (name) => {
    const filter = filterTable[name];
    if (filter.kind === 'records') return records[name as RecordFilter];
    if (filter.kind !== 'values') return none;
    const { values, texts } = filter;
    return { options: values.map((value) => ({ value, label: t(`${texts}.${value}` as 'lists.empty.none') })), isLoading: false };
  };
}
