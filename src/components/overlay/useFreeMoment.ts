import { useEffect } from 'react';

/** Whether a dialog, drawer or menu is open now, wherever it was opened. Nothing should appear by itself over one. */
export const isOverlayOpen = (): boolean =>
  document.querySelector('.MuiModal-root:not(.MuiModal-hidden):not([aria-hidden="true"]), dialog[open]') !== null;

/** Calls `act` once after `delayMs`, or after that as soon as no dialog is open, for what appears by itself. */
export function useFreeMoment(isEnabled: boolean, delayMs: number, act: () => void): void {
  useEffect(() => {
    if (!isEnabled) return;
    const timer = setInterval(() => {
      if (isOverlayOpen()) return;
      clearInterval(timer);
      act();
    }, delayMs);
    return () => clearInterval(timer);
  }, [isEnabled, delayMs, act]);
}
