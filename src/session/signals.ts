import type { ParseKeys } from 'i18next';
import { subscribable } from '~/browser/subscribable.ts';

/** A message for the next screen that can show it: the key of a text, or a text that is shown as it is. */
export interface Flash {
  tone: 'success' | 'error' | 'info';
  key?: ParseKeys;
  text?: string;
}

const flash = subscribable<Flash | null>(null);
export const setFlash = (message: Flash): void => flash.set(message);
export const onFlash = flash.subscribe;
/** The waiting message; it is returned once. */
export function takeFlash(): Flash | null {
  const message = flash.get();
  if (message) flash.set(null);
  return message;
}

interface Destination {
  to: string;
  /** Replaces the current entry of the history. */
  replace?: boolean;
}
const destination = subscribable<Destination | null>(null);
/** Navigates the panel from code that has no router. */
export const goTo = (to: string, how: Pick<Destination, 'replace'> = {}): void => destination.set({ to, ...how });
export const onGoTo = (listener: (destination: Destination) => void): (() => void) =>
  destination.subscribe(() => {
    const next = destination.get();
    if (next) listener(next);
  });
