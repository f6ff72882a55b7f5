import { describe, expect, it } from 'vitest';
import { cultureLevel, cultureScore, mostWithout, pointsOf } from '#contract/dashboard/cultureScore';

describe('culture score', () => {
  it('is 60 % training, 20 % exercises and games, and 20 % reported mails', () => {
    expect(cultureScore({ training: 100, gaming: 10, phishing: 100 })).toBe(100);
    expect(cultureScore({ training: 52, gaming: 7.4, phishing: 30 })).toBe(Math.round(31.2 + 14.8 + 6));
  });

  it('is rounded once, at the end', () => {
    // 0.3 + 0.2 + 0.0: each part alone would be rounded to nothing.
    expect(cultureScore({ training: 0.5, gaming: 0.1, phishing: 0 })).toBe(1);
    expect(pointsOf('training', 52)).toBeCloseTo(31.2);
  });

  it('counts a part without data as nothing, and says how far it can rise without it', () => {
    const withoutMails = { training: 100, gaming: 10, phishing: null };
    expect(cultureScore(withoutMails)).toBe(80);
    expect(mostWithout(withoutMails)).toBe(80);
  });

  it('is not known without any data, which is not 0', () => {
    expect(cultureScore({ training: null, gaming: null, phishing: null })).toBeNull();
    expect(cultureScore({ training: 0, gaming: null, phishing: null })).toBe(0);
  });

  it('rises by a level at each 20, and 100 is still the last one', () => {
    expect([0, 19, 20, 39, 40, 59, 60, 79, 80, 100].map(cultureLevel)).toEqual([
      'vulnerable',
      'vulnerable',
      'basic',
      'basic',
      'improved',
      'improved',
      'advanced',
      'advanced',
      'excellent',
      'excellent',
    ]);
  });
});
