import { useId } from 'react';
import css from './Working.module.css';

interface WorkingProps {
  /** Description of the work, with its count. */
  label: string;
  /** Absent while the progress is unknown. */
  done?: number | undefined;
  total?: number | undefined;
}

/** A progress bar with a sentence. */
export function Working({ label, done, total }: WorkingProps) {
  const id = useId();
  const isKnown = done !== undefined && total !== undefined && total > 0;
  return (
    <div className={css.working}>
      <span id={id} role="status">
        {label}
      </span>
      <progress aria-labelledby={id} value={isKnown ? Math.min(done, total) : undefined} max={isKnown ? total : undefined} />
    </div>
  );
}
