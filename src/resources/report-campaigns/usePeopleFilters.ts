import { useSearchParams } from 'react-router';

/** The filters of people in a report over campaigns, each with the name that it has in the report of one. */
const names = { statuses: 'status', departments: 'departments', groups: 'groups', dateFrom: 'dateFrom', dateTo: 'dateTo' };

/** The query of the report of one campaign, from the filters of the report around its row: the same people of it. */
export function usePeopleFilters(): string {
  const [params] = useSearchParams();
  const kept = new URLSearchParams();
  for (const [name, there] of Object.entries(names)) for (const value of params.getAll(name)) kept.append(there, value);
  return kept.size > 0 ? `?${kept}` : '';
}
