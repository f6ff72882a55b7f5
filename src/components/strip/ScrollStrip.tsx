import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { panelLimits } from '#contract/panel';
import helpersCss from '~/app/theme/helpers.module.css';
import { useOverflow } from './useOverflow.ts';
import iconButtonCss from '../page/iconButton.module.css';
import css from './ScrollStrip.module.css';

interface ScrollStripProps {
  labels: { back: string; forward: string };
  /** The arrows scroll by one of its items, which are all as wide, instead of a fixed step. */
  isBySlide?: boolean;
  children: ReactNode;
}

/** The distance between two items of a list; undefined with fewer. */
function slideOf(strip: HTMLElement | null): number | undefined {
  const [first, second] = strip?.firstElementChild?.children ?? [];
  return first && second ? Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left) : undefined;
}

/** Items in a row. If they do not fit, arrow buttons on both ends scroll them. */
export function ScrollStrip({ labels, isBySlide = false, children }: ScrollStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const { before, after } = useOverflow(strip);
  // In right-to-left languages forward is to the left.
  const scroll = (direction: 1 | -1) => {
    const sign = strip.current && getComputedStyle(strip.current).direction === 'rtl' ? -1 : 1;
    const step = isBySlide ? slideOf(strip.current) : undefined;
    strip.current?.scrollBy({ left: sign * direction * (step ?? panelLimits.stripScrollPx) });
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
      <div
        className={css.view}
        ref={strip}
        data-slides={isBySlide || undefined}
        data-before={before || undefined}
        data-after={after || undefined}
      >
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
