/** Preferences stored in this browser, independent of the session: language, theme, width of the sidebar. */
const keys = { language: 'heed.language', theme: 'heed.theme', sidebar: 'heed.sidebar' } as const;
type Preference = keyof typeof keys;

export function readPreference(name: Preference): string | null {
  try {
    return localStorage.getItem(keys[name]);
  } catch {
    return null; // storage may be forbidden; the panel works without it
  }
}

export function writePreference(name: Preference, value: string): void {
  try {
    localStorage.setItem(keys[name], value);
  } catch {
    // as above
  }
}
