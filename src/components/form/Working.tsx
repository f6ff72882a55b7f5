import { useId } from 'react';
import './form.css';

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
    <div className="working">
      <span id={id} role="status">
        {label}
      </span>
      <progress aria-labelledby={id} {...(isKnown ? { value: Math.min(done, total), max: total } : {})} />
    </div>
  );
}
