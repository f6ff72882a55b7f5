import { subscribable } from './subscribable.ts';

/** Something to tell the person at the next screen that can show it; `key` is a key of the locales, `text` is shown as it is. */
export interface Flash {
  tone: 'success' | 'error' | 'info';
  key?: string;
  text?: string;
}

const flash = subscribable<Flash | null>(null);
export const setFlash = (message: Flash): void => flash.set(message);
export const onFlash = flash.subscribe;
/** Gives the waiting message once. */
export function takeFlash(): Flash | null {
  const message = flash.get();
  if (message) flash.set(null);
  return message;
}

interface Destination {
  to: string;
  /** In place of the present entry of the history. */
  replace?: boolean;
}
const destination = subscribable<Destination | null>(null);
/** Asks the router of the panel to go somewhere, from code that knows no router. */
export const goTo = (to: string, how: Pick<Destination, 'replace'> = {}): void => destination.set({ to, ...how });
export const onGoTo = (listener: (destination: Destination) => void): (() => void) =>
  destination.subscribe(() => {
    const wanted = destination.get();
    if (wanted) listener(wanted);
  });
