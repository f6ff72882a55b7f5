/** Choices of this browser that outlive a session: language, theme, width of the sidebar. */
const keys = { language: 'heed.language', theme: 'heed.theme', sidebar: 'heed.sidebar' } as const;
export type Preference = keyof typeof keys;

export function readPreference(name: Preference): string | null {
  try {
    return localStorage.getItem(keys[name]);
  } catch {
    return null; // storage may be forbidden; the product works without
  }
}

export function writePreference(name: Preference, value: string): void {
  try {
    localStorage.setItem(keys[name], value);
  } catch {
    // as above
  }
}
