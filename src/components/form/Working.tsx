import { useId } from 'react';
import css from './Working.module.css';

interface WorkingProps {
  /** What is being done, with its count. */
  label: string;
  /** Left out while nobody knows how far it is. */
  done?: number | undefined;
  total?: number | undefined;
}

/** Work that takes a while: a bar and a sentence. */
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
