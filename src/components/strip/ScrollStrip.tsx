import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { panelLimits } from '#contract/panel';
import helpersCss from '~/app/theme/helpers.module.css';
import { useOverflow } from './useOverflow.ts';
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
