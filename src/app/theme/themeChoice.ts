import { useSyncExternalStore } from 'react';
import { readPreference, writePreference } from '~/browser/preferences.ts';
import { subscribable } from '~/browser/subscribable.ts';

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');
const saved = (): ThemeChoice => themeChoices.find((choice) => choice === readPreference('theme')) ?? 'system';
const choice = subscribable<ThemeChoice>('system');

function show() {
  const chosen = choice.get();
  const dark = chosen === 'dark' || (chosen === 'system' && systemDark().matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}

/** Applies the saved theme, and follows the system's theme from then on. */
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
