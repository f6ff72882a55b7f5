import { subscribable } from '~/browser/subscribable.ts';

/** Whether the support drawer is open; `Help` renders it. */
export const supportStore = subscribable(false);
/** Opens the support drawer from anywhere on a page that has `Help`. */
export const openSupport = (): void => supportStore.set(true);
export const closeSupport = (): void => supportStore.set(false);
