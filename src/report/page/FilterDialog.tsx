import Button from '@mui/material/Button';
import { SlidersHorizontal } from 'lucide-react';
import { useMemo, useState } from 'react';
import { formatNumber } from '~/components/data/format.ts';
import { FilterBar } from '~/components/filters/FilterBar.tsx';
import { changed, isNarrowing, type FilterValues, without } from '~/components/filters/filter.ts';
import { FilterContext, type Filtering, useFilters } from '~/components/filters/filterContext.ts';
import { Dialog } from '~/components/overlay/Dialog.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';

/** The filters of a narrow window: chosen in a dialog, and applied together. */
export function FilterDialog() {
  const { t } = useTranslation();
  const { filters, values } = useFilters();
  const [isOpen, setOpen] = useState(false);
  const active = filters.filter((filter) => filter.control !== 'search' && isNarrowing(filter, values)).length;
  return (
    <div>
      <Button
        variant="outlined"
        size="small"
        startIcon={<SlidersHorizontal size={14} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('reports.filters.dialog.open')}
        {active > 0 && ` (${formatNumber(active)})`}
      </Button>
      {isOpen && <Draft onClose={() => setOpen(false)} />}
    </div>
  );
}

function Draft({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { filters, values, change } = useFilters();
  const [draft, setDraft] = useState<FilterValues>(values);
  const shown = useMemo(() => filters.filter(({ control }) => control !== 'search'), [filters]);
  const drafting = useMemo(
    (): Filtering => ({
      filters: shown,
      values: draft,
      change: (name, to) => setDraft((now) => changed(shown, now, name, to(now[name]))),
      clear: (some) => setDraft((now) => without(now, some)),
    }),
    [shown, draft],
  );
  const apply = () => {
    for (const { name } of shown) change(name, () => draft[name]);
    onClose();
  };
  return (
    <Dialog
      title={t('reports.filters.dialog.open')}
      onClose={onClose}
      fullWidth
      actions={
        <>
          <Button onClick={() => setDraft((now) => without(now, shown))}>{t('reports.filters.dialog.clear')}</Button>
          <Button variant="contained" color="primary" onClick={apply}>
            {t('reports.filters.dialog.apply')}
          </Button>
        </>
      }
    >
      <FilterContext value={drafting}>
        <FilterBar isLarge />
      </FilterContext>
    </Dialog>
  );
}
