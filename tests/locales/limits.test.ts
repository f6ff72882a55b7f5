import { describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/errors';
import { dashboardLimits } from '#contract/dashboard/limits';
import { courseLimits } from '#contract/courses/limits';
import { byKey, english, textsOf, translated } from '#tests/support/source/texts';

/** Texts that say how large a file may be. */
const named = ['errors.file_too_large', 'imports.faults.size', 'imports.file.help', 'uploads.cover.help', 'uploads.video.help'];
const megabytes = courseLimits.uploadBytes / 2 ** 20;

describe('the limit of a file', () => {
  it.each([english, ...translated])('is named as it is in $name', (language) => {
    const texts = byKey(textsOf(language));
    for (const key of named) {
      const [{ value } = { value: '' }] = texts.get(key) ?? [];
      expect([key, /\d+/.exec(value)?.[0]]).toEqual([key, String(megabytes)]);
    }
  });

  it('is named so by the server, too', () => {
    expect(errorCodes.file_too_large.message).toBe(`File size should be less than ${megabytes} MB`);
  });
});

describe('the smallest department with a score', () => {
  it.each([english, ...translated])('has as many people as the text says in $name', (language) => {
    const [{ value } = { value: '' }] = byKey(textsOf(language)).get('dashboard.levels.few') ?? [];
    expect(/\d+/.exec(value)?.[0]).toBe(String(dashboardLimits.smallestGroup));
  });
});
