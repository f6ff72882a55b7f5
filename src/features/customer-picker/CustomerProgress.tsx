import { formatPercent } from '~/components/data/format.ts';
import cellsCss from '~/components/list/table/cells.module.css';
import css from './customerPicker.module.css';

/** How far a customer is with what was shared, in percent; `label` says why that is unknown. */
export function CustomerProgress({ value, label }: { value: number | null; label?: string }) {
  if (value === null)
    return (
      <span className={cellsCss.muted} title={label}>
        –
      </span>
    );
  return (
    <span className={css.progress}>
      <span className={css.bar} aria-hidden>
        <span style={{ inlineSize: `${value}%` }} />
      </span>
      {formatPercent(value / 100)}
    </span>
  );
}
