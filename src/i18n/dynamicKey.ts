import type { TextKey } from '#locales/english.ts';

/**
 * A key of the locales that is built from data, such as ``t(dynamicKey(`common.roles.${role}`))``. The types cannot check it:
 * a key without a text fails the ui test that shows it. Write the fixed part of the key in the template, so that the test of the
 * locales finds its texts used.
 */
export const dynamicKey = (key: string): TextKey => key as TextKey;
