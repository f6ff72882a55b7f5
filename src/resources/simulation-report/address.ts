import { simulationLimits } from '#contract/simulation/limits';
import type { AddressOptions } from '~/report/reportView.ts';

/** The URL parameters of the tables: other programs link to these pages by the names of the calls. */
export const tableAddress = {
  perPage: simulationLimits.reportPageSize,
  params: { page: 'pageNumber', size: 'pageSize' },
  searchParam: 'searchText',
  searchDelayMs: simulationLimits.searchDebounceMs,
} as const satisfies AddressOptions;
