import { afterEach, expect } from 'vitest';
import { i18n, startI18n } from '~/session/i18n.ts';

const missing = new Set<string>();

/** Starts the texts of the page in English, once a file; a key without a text fails the test that asked for it. */
export async function startTexts(): Promise<void> {
  if (!i18n.isInitialized) await startI18n({ language: 'en', onMissingKey: (key) => missing.add(key) });
}

/** The keys without a text that were asked for since the last time. */
export function takeMissingKeys(): string[] {
  const keys = [...missing];
  missing.clear();
  return keys;
}

afterEach(() => expect(takeMissingKeys(), 'keys without a text').toEqual([]));
