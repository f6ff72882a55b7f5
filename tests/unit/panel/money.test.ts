import { describe, expect, it } from 'vitest';
import { dollarsIn } from '#contract/kit/money';

describe('an amount of money', () => {
  it('has cents and says that it is in US dollars, the way of each language', () => {
    expect(dollarsIn('en')(26_225)).toBe('$262.25');
    expect(dollarsIn('de')(26_225)).toMatch(/^262,25\s\$$/);
    expect(dollarsIn('pt-BR')(1_234_500)).toMatch(/^US\$\s12\.345,00$/);
  });

  it('keeps the letters and the dollar of its sign together in a line from right to left', () => {
    expect(dollarsIn('ar')(26_225)).toMatch(/US\$\u200e$/);
  });
});
