import type { ReactNode } from 'react';
import { BulkBar } from './BulkBar.tsx';
import { ColumnPicker } from './table/ColumnPicker.tsx';
import { FilterBar } from '../filters/FilterBar.tsx';
import { useFilters } from '../filters/filterContext.ts';
import { useListPanel } from './listContext.ts';
import { SavedPlaces } from '../filters/saved/SavedPlaces.tsx';
import { SearchField } from '../filters/SearchField.tsx';
import { countOf } from './selection.ts';
import { useBarHeight } from './useBarHeight.ts';
import css from './list.module.css';

export interface ToolbarProps {
  /** Buttons for the selected records. */
  bulkActions?: ReactNode;
  hasColumnPicker?: boolean;
  /** False if the page shows the filters itself, because they apply to more than the rows. */
  hasFilterBar?: boolean;
}

/** Search, filters and column picker; while records are selected the bulk bar replaces them, so that nothing moves. */
export function ListToolbar({ bulkActions, hasColumnPicker = true, hasFilterBar = true }: ToolbarProps) {
  const { isSelectable, selection, address } = useListPanel();
  const { filters } = useFilters();
  const hasSaved = hasFilterBar && address !== undefined;
  const searches = filters.filter((filter) => filter.control === 'search');
  const ref = useBarHeight();
  const isBulk = isSelectable && countOf(selection.value) > 0;
  return (
    <div className={css.bar} ref={ref}>
      <div className={css.tools} data-covered={isBulk} data-searchable={searches.length > 0}>
        {searches.map((filter) => (
          <SearchField key={filter.name} filter={filter} />
        ))}
        {hasFilterBar && <FilterBar />}
        {(hasColumnPicker || hasSaved) && (
          <div className={css.barEnd}>
            {hasSaved && <SavedPlaces address={address} />}
            {hasColumnPicker && <ColumnPicker />}
          </div>
        )}
      </div>
      {isBulk && <BulkBar>{bulkActions}</BulkBar>}
    </div>
  );
}
