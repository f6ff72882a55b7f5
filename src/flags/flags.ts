import { useSyncExternalStore } from 'react';
import { flagDefaults, type FlagName, type FlagValues } from '#contract/flags';
import { subscribable } from '~/browser/subscribable.ts';

/** The last values of the flag service; the defaults until it has answered. */
export const flagValues = subscribable<FlagValues>(flagDefaults);

/** All flags. The component renders again when one changes. */
export const useFlags = (): FlagValues => useSyncExternalStore(flagValues.subscribe, flagValues.get);

/** Whether a feature is on. The component renders again when the flag changes. */
export const useFlag = (name: FlagName): boolean => useSyncExternalStore(flagValues.subscribe, () => flagValues.get()[name]);
