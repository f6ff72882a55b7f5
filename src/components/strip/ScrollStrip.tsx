import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { panelLimits } from '#contract/panel';
import { useOverflow } from './useOverflow.ts';
import './strip.css';
import '../page/iconButton.css';

interface ScrollStripProps {
  labels: { back: string; forward: string };
  children: ReactNode;
}

/** Things side by side that may need more room than there is: then arrows on both ends move them by a step. */
export function ScrollStrip({ labels, children }: ScrollStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const { before, after } = useOverflow(strip);
  // What lies further on is on the left where one reads from the right.
  const scroll = (direction: 1 | -1) => {
    const sign = strip.current && getComputedStyle(strip.current).direction === 'rtl' ? -1 : 1;
    strip.current?.scrollBy({ left: sign * direction * panelLimits.stripScrollPx });
  };
  return (
    <div className="strip">
      {(before || after) && (
        <button type="button" className="icon-button" aria-label={labels.back} disabled={!before} onClick={() => scroll(-1)}>
          <ChevronLeft size={18} aria-hidden className="strip-mirror" />
        </button>
      )}
      <div className="strip-view" ref={strip} data-before={before || undefined} data-after={after || undefined}>
        {children}
      </div>
      {(before || after) && (
        <button type="button" className="icon-button" aria-label={labels.forward} disabled={!after} onClick={() => scroll(1)}>
          <ChevronRight size={18} aria-hidden className="strip-mirror" />
        </button>
      )}
    </div>
  );
}
