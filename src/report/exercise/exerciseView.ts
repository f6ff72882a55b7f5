import { exerciseReports, type ExerciseTab } from '#contract/reports/exerciseFigures';
import { exerciseLimits } from '#contract/exercise/limits';
import type { ExerciseStatus } from '#contract/exercise/exerciseStates';
import type { ReportTable } from '#contract/reports/report';
import { readableIn, readExerciseAs } from '#contract/reports/reportStatus';
import { menu, records, search } from '~/components/filters/filter.ts';
import type { ListAddress } from '~/components/list/listAddress.ts';
import { dynamicKey } from '~/i18n/dynamicKey.ts';

/** Order, search and page of a table of this area: it searches later than other tables do. */
export function tableAddress({ orderFields, orderBy, order, search: label }: ReportTable): ListAddress {
  return {
    sorts: orderFields,
    sort: { field: orderBy, order },
    perPage: exerciseLimits.pageSizes.report,
    filters: label ? [{ ...search(dynamicKey(label)), delayMs: exerciseLimits.searchDebounceMs }] : [],
  };
}

/** The same with the filters that all tabs of a campaign share; a company in its trial sees the first rows. */
export function tabAddress(tab: ExerciseTab, campaignId: string, state: ExerciseStatus, isLocked: boolean): ListAddress {
  const address = tableAddress(exerciseReports[tab].table);
  const among = { campaignId, isNamed: true };
  // The server shows the same rows whatever is asked.
  if (isLocked) return { ...address, sorts: [], filters: [], perPage: exerciseLimits.trialRows, pageSizes: [] };
  return {
    ...address,
    filters: [
      ...address.filters,
      menu('status', 'reports.filters.names.status', readableIn([readExerciseAs[state]]), 'campaigns.statuses'),
      records('departments', 'reports.filters.names.departments', 'exercise-departments', { among }),
      records('groups', 'reports.filters.names.groups', 'exercise-groups', { among }),
    ],
  };
}

/** The name of a file of a campaign, without what Windows refuses. */
export const fileName = (parts: readonly string[], type: 'csv' | 'pdf'): string =>
  `${parts.join(' ')}.${type}`.replace(/[\\/:*?"<>|]/g, '_');
