import { panelLimits } from '#contract/panel';
import { FilterBar } from '~/components/filters/FilterBar.tsx';
import { SavedPlaces } from '~/components/filters/saved/SavedPlaces.tsx';
import type { ListRecord } from '~/components/list/column.ts';
import { useMinWidth } from '~/components/page/useMinWidth.ts';
import type { ReportView } from '../reportView.ts';
import { FilterDialog } from './FilterDialog.tsx';

/** The filters of a report. Those of one record apply to it only: they are not saved, and a narrow window has them in a dialog. */
export function ReportFilters<Row extends ListRecord>({ view: { about, address } }: { view: ReportView<Row> }) {
  const isWide = useMinWidth(panelLimits.breakpoints.md);
  if (about) return isWide ? <FilterBar isLarge /> : <FilterDialog />;
  return (
    <FilterBar isLarge>
      <SavedPlaces address={address} />
    </FilterBar>
  );
}
