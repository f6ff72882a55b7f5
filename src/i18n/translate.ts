import type { TextKey } from '#locales/english.ts';

/** The text of a key in the current language; `values` fill its places, and `count` chooses the plural. */
export type Translate = (key: TextKey, values?: Record<string, unknown>) => string;
