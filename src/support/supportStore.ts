import { subscribable } from '~/browser/subscribable.ts';

/** Whether the support drawer is open; `LateHelp` renders it. */
export const supportStore = subscribable(false);
/** Opens the support drawer from anywhere on a page that has `LateHelp`. */
export const openSupport = (): void => supportStore.set(true);
export const closeSupport = (): void => supportStore.set(false);
