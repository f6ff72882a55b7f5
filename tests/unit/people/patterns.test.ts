import { describe, expect, it } from 'vitest';
import { identifierPattern, zipPattern } from '#contract/kit/patterns';

describe('a postal code', () => {
  it.each(['94105', '94105-1234'])('may be %s', (text) => expect(zipPattern.test(text)).toBe(true));
  it.each(['', '9410', '941051', '94105-', '94105-12', '94105-12345', '941051234', 'A4105', ' 94105'])('is not “%s”', (text) =>
    expect(zipPattern.test(text)).toBe(false),
  );
});

describe('a technical name', () => {
  it.each(['acme', 'Acme-2', 'a.b_c-d'])('may be %s', (text) => expect(identifierPattern.test(text)).toBe(true));
  it.each(['', '-acme', 'acme-', 'a--b', 'a._b', 'a b', 'אקמי'])('is not “%s”', (text) =>
    expect(identifierPattern.test(text)).toBe(false),
  );
});
