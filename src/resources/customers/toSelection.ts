import type { CustomerFilters } from '#contract/partners/customers';
import type { CustomerSelection } from '#contract/partners/customerActions';
import type { Selection } from '~/components/list/selection.ts';

/** The filters of the list, without the name of the list itself. */
export const toFilters = ({ of: _list, ...filters }: Readonly<Record<string, unknown>>) => filters as CustomerFilters;

/** The companies that a bulk call acts on. When all are selected, the server finds them by the same filters. */
export const toSelection = (selection: Selection, filters: Readonly<Record<string, unknown>>): CustomerSelection =>
  selection.kind === 'matching'
    ? { ...toFilters(filters), isAllSelected: true, expectedTotal: selection.expectedTotal }
    : { customersIds: [...selection.ids] };
