import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { panelLimits } from '#contract/panel';
import helpersCss from '~/app/theme/helpers.module.css';
import iconButtonCss from '../page/iconButton.module.css';
import css from './ScrollStrip.module.css';

interface ScrollStripProps {
  labels: { back: string; forward: string };
  children: ReactNode;
}

/** Items in a row. If they do not fit, arrow buttons on both ends scroll them. */
export function ScrollStrip({ labels, children }: ScrollStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const { before, after } = useOverflow(strip);
  // In right-to-left languages forward is to the left.
  const scroll = (direction: 1 | -1) => {
    const sign = strip.current && getComputedStyle(strip.current).direction === 'rtl' ? -1 : 1;
    strip.current?.scrollBy({ left: sign * direction * panelLimits.stripScrollPx });
  };
  return (
    <div className={css.strip}>
      {(before || after) && (
        <button
          type="button"
          className={iconButtonCss.button}
          aria-label={labels.back}
          disabled={!before}
          onClick={() => scroll(-1)}
        >
          <ChevronLeft size={18} aria-hidden className={helpersCss.mirrored} />
        </button>
      )}
      <div className={css.view} ref={strip} data-before={before || undefined} data-after={after || undefined}>
        {children}
      </div>
      {(before || after) && (
        <button
          type="button"
          className={iconButtonCss.button}
          aria-label={labels.forward}
          disabled={!after}
          onClick={() => scroll(1)}
        >
          <ChevronRight size={18} aria-hidden className={helpersCss.mirrored} />
        </button>
      )}
    </div>
  );
}

interface Overflow {
  before: boolean;
  after: boolean;
}

/** Whether content is hidden before and after the visible part. Scroll positions are negative in right-to-left rows. */
function useOverflow(row: RefObject<HTMLElement | null>): Overflow {
  const [overflow, setOverflow] = useState<Overflow>({ before: false, after: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const measure = () => {
      const at = Math.abs(element.scrollLeft);
      const before = at > 1;
      const after = at + element.clientWidth < element.scrollWidth - 1;
      setOverflow((now) => (now.before === before && now.after === after ? now : { before, after }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [row]);
  return overflow;
}
