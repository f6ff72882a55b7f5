import type { Scene, Situation } from './rounds.ts';

/** The four answers of a situation, the right one first. */
type Answers = readonly [right: string, string, string, string];

/** The games in one language. `code` as courses have it (Hebrew is `iw`); null is English. */
export interface GameTexts {
  code: string | null;
  phishing: {
    name: string;
    description: string;
    /** The name of the chapter with all rounds. */
    rounds: string;
    situations: Readonly<Record<Situation, readonly [question: string, answers: Answers, why: string]>>;
  };
  fakeOrReal: {
    name: string;
    description: string;
    rounds: string;
    fake: string;
    real: string;
    /** `shows`: what the picture shows, in words. */
    scenes: Readonly<Record<Scene, readonly [shows: string, question: string, why: string]>>;
  };
}
