import './list.css';
import type { ReactNode } from 'react';
import { BulkBar } from './BulkBar.tsx';
import { ColumnPicker } from './ColumnPicker.tsx';
import { FilterBar } from '../filters/FilterBar.tsx';
import { useListPanel } from './listContext.ts';
import { SavedPlaces } from '../filters/saved/SavedPlaces.tsx';
import { SearchField } from '../filters/SearchField.tsx';
import { countOf } from './selection.ts';

export interface ToolbarProps {
  /** Buttons for what is selected. */
  bulkActions?: ReactNode;
  hasColumnPicker?: boolean;
}

/** Search, filters and columns; while something is selected the bulk bar takes the same place, so that nothing jumps. */
export function ListToolbar({ bulkActions, hasColumnPicker = true }: ToolbarProps) {
  const { isSelectable, selection, filters, address } = useListPanel();
  const isBulk = isSelectable && countOf(selection.value) > 0;
  return (
    <div className="list-bar">
      <div className="list-tools" data-covered={isBulk}>
        {filters.map((filter) => filter.control === 'search' && <SearchField key={filter.name} filter={filter} />)}
        <FilterBar filters={filters} />
        {(hasColumnPicker || address) && (
          <div className="list-bar-end">
            {address && <SavedPlaces address={address} />}
            {hasColumnPicker && <ColumnPicker />}
          </div>
        )}
      </div>
      {isBulk && <BulkBar>{bulkActions}</BulkBar>}
    </div>
  );
}
