import './list.css';
import type { ReactNode } from 'react';
import { BulkBar } from './BulkBar.tsx';
import { ColumnPicker } from './ColumnPicker.tsx';
import { FilterChips, type FilterChoice } from './FilterChips.tsx';
import { useListPanel } from './listContext.ts';
import { SearchField } from './SearchField.tsx';
import { countOf } from './selection.ts';

export interface ToolbarProps {
  /** Absent: the list cannot be searched. */
  searchLabel?: string;
  filters?: readonly FilterChoice[];
  /** Buttons for what is selected. */
  bulkActions?: ReactNode;
  hasColumnPicker?: boolean;
}

/** Search, filters and columns; while something is selected the bulk bar takes the same place, so that nothing jumps. */
export function ListToolbar({ searchLabel, filters = [], bulkActions, hasColumnPicker = true }: ToolbarProps) {
  const { isSelectable, selection, state } = useListPanel();
  const isBulk = isSelectable && countOf(selection.value) > 0;
  return (
    <div className="list-bar">
      <div className="list-tools" data-covered={isBulk}>
        {searchLabel && <SearchField label={searchLabel} />}
        {(filters.length > 0 || state.isOfPeople) && <FilterChips choices={filters} />}
        {hasColumnPicker && (
          <div className="list-bar-end">
            <ColumnPicker />
          </div>
        )}
      </div>
      {isBulk && <BulkBar>{bulkActions}</BulkBar>}
    </div>
  );
}
