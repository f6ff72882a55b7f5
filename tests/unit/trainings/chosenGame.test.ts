import { describe, expect, it } from 'vitest';
import { someCampaign, someCourse } from '#tests/support/ui/training';
import { chosenCourse } from '~/custom-pages/games/chosenCourse.ts';
import { chosenGame } from '~/custom-pages/games/chosenGame.ts';

const game = (n: number, language: string | null, isRunning = false) =>
  someCourse(n, { language, activeCampaign: isRunning ? someCampaign() : null });
const [english, hebrew, german] = [game(1, null), game(2, 'iw'), game(3, 'de')];
const all = [english, hebrew, german];

describe('the language of a game', () => {
  it('is that of the address, else the one that runs, else that of the company, else English', () => {
    const running = game(3, 'de', true);
    expect(chosenGame([english, hebrew, running], 'iw', 'en')).toBe(hebrew);
    expect(chosenGame([english, hebrew, running], null, 'he')).toBe(running);
    expect(chosenGame(all, null, 'he')).toBe(hebrew);
    expect(chosenGame(all, 'tlh', 'ja')).toBe(english);
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
