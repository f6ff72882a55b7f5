import { useSyncExternalStore } from 'react';
import { flagDefaults, type FlagName, type FlagValues } from '#contract/flags';
import { subscribable } from './subscribable.ts';

/** What the flag service said last; the defaults until it says anything. */
export const flagValues = subscribable<FlagValues>(flagDefaults);

/** Whether a feature is on. A screen that asks follows the flag when it changes. */
export const useFlag = (name: FlagName): boolean => useSyncExternalStore(flagValues.subscribe, () => flagValues.get()[name]);
