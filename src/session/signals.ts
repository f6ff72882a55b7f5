import type { TextKey } from '#locales/english.ts';
import { subscribable } from '~/browser/subscribable.ts';

/** A message for the next screen that can show it: the key of a text, or a text that is shown as it is. */
export interface Flash {
  tone: 'success' | 'error' | 'info';
  key?: TextKey;
  text?: string;
}

const storageKey = 'heed.flash';
/** Keeps a message over a reload of the page in this tab. */
export function keepFlash(message: Flash): void {
  sessionStorage.setItem(storageKey, JSON.stringify(message));
}

/** The kept message; it is returned once. Written by `keepFlash` only. */
function takeKept(): Flash | null {
  try {
    const text = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return JSON.parse(text ?? 'null') as Flash | null;
  } catch {
    return null;
  }
}

/** A kept message is taken when the page starts: what this tab still shows before the reload must not use it up. */
const flash = subscribable<Flash | null>(takeKept());
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
