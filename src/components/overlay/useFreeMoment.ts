import { useEffect } from 'react';
import { isOverlayOpen } from './isOverlayOpen.ts';

/** Calls `act` once after `delayMs`, or after that as soon as no dialog is open, for what appears by itself. */
export function useFreeMoment(isWanted: boolean, delayMs: number, act: () => void): void {
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(() => {
      if (isOverlayOpen()) return;
      clearInterval(timer);
      act();
    }, delayMs);
    return () => clearInterval(timer);
  }, [isWanted, delayMs, act]);
}
