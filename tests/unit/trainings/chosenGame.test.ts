import { describe, expect, it } from 'vitest';
import { someCampaign, someCourse } from '#tests/support/ui/training';
import { chosenCourse, chosenGame } from '~/custom-pages/games/chosenCourse.ts';

const game = (n: number, language: string | null, isRunning = false) =>
  someCourse(n, { language, activeCampaign: isRunning ? someCampaign() : null });
const [english, hebrew, german] = [game(1, null), game(2, 'iw'), game(3, 'de')];
const all = [english, hebrew, german];

describe('the language of a game', () => {
  const running = [english, hebrew, game(3, 'de', true)];

  it('is that of the address, else the one that runs, else that of the panel, of the company, or English', () => {
    expect(chosenGame(running, { named: 'iw', languages: ['en', 'de'] })).toBe(hebrew);
    expect(chosenGame(running, { named: null, languages: ['he', 'en'] })).toBe(running[2]);
    expect(chosenGame(all, { named: null, languages: ['he', 'de'] })).toBe(hebrew);
    expect(chosenGame(all, { named: null, languages: ['ja', 'de'] })).toBe(german);
    expect(chosenGame(all, { named: 'tlh', languages: ['ja', 'ru'] })).toBe(english);
  });

  it('is, to be tried, that of the panel, whichever runs', () => {
    expect(chosenGame(running, { named: null, isTried: true, languages: ['he', 'en'] })).toBe(hebrew);
    expect(chosenGame(running, { named: 'de', isTried: true, languages: ['he', 'en'] })).toBe(running[2]);
  });
});

describe('the course for developers whose settings are shown', () => {
  it('is that of the address, else the one that runs, else one that admins start by hand', () => {
    const [first, running] = [someCourse(4), game(5, null, true)];
    const byHand = someCourse(6, { course_type: 'for_developers_manual_start' });
    expect(chosenCourse([first, running, byHand], first.id)).toBe(first);
    expect(chosenCourse([first, running, byHand], 'none')).toBe(running);
    expect(chosenCourse([first, byHand], null)).toBe(byHand);
    expect(chosenCourse([], null)).toBeUndefined();
  });
});
