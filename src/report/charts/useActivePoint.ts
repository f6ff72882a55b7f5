import { type KeyboardEvent, type PointerEvent, useState } from 'react';

interface Room {
  count: number;
  /** Start of the first point and width of each, in reading direction. */
  start: number;
  band: number;
  isMirrored: boolean;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

/** The active point: under the mouse or finger, or reached with the arrow keys. */
export function useActivePoint({ count, start, band, isMirrored }: Room) {
  const [active, setActive] = useState<number>();
  const clamp = (index: number) => Math.min(Math.max(index, 0), count - 1);
  const leave = () => setActive(undefined);

  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const { left, right } = event.currentTarget.getBoundingClientRect();
    const along = isMirrored ? right - event.clientX : event.clientX - left;
    setActive(along < start ? undefined : clamp(Math.floor((along - start) / band)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && active !== undefined) {
      event.stopPropagation();
      leave();
    }
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const towards = isMirrored && event.key.startsWith('Arrow') ? -step : step;
    setActive(clamp((active ?? count - 1) + towards));
  };
  return {
    active: active === undefined ? undefined : clamp(active),
    handlers: {
      onKeyDown,
      onFocus: () => setActive((now) => now ?? count - 1),
      onBlur: leave,
      onPointerDown: onPointer,
      onPointerMove: onPointer,
      // After a touch the numbers stay visible.
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && leave(),
    },
  };
}
