import { useSyncExternalStore } from 'react';
import { readPreference, writePreference } from './preferences.ts';
import { subscribable } from './subscribable.ts';

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');
const saved = (): ThemeChoice => themeChoices.find((choice) => choice === readPreference('theme')) ?? 'system';
const choice = subscribable<ThemeChoice>('system');

function show() {
  const wanted = choice.get();
  const dark = wanted === 'dark' || (wanted === 'system' && systemDark().matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}

/** Puts the chosen theme on the page and follows the system from then on. */
export function startTheme(): void {
  choice.set(saved());
  show();
  systemDark().addEventListener('change', show);
}

export function chooseTheme(next: ThemeChoice): void {
  choice.set(next);
  writePreference('theme', next);
  show();
}

export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(choice.subscribe, choice.get);
