import { useState } from 'react';
import {
  type Difficulty,
  type Premise,
  premiseQuestions,
  type RatedDifficulty,
  suggestDifficulty,
} from '#contract/messageTemplates/difficulty';

export interface PremiseRating {
  ratings: Partial<Premise>;
  rate: (question: keyof Premise, rating: Premise[keyof Premise] | undefined) => void;
  /** The difficulty that an author chose instead of the suggested one. */
  chosen: Difficulty | null;
  choose: (difficulty: Difficulty | null) => void;
  /** What follows from the ratings, once all are there. */
  suggestFor: (cues: number) => ReturnType<typeof suggestDifficulty> | null;
  isChanged: boolean;
  /** Stores it with the template, which has to be saved before. False if that fails; the template is saved all the same. */
  save: (templateId: string) => Promise<boolean>;
}

const complete = (ratings: Partial<Premise>): Premise | null =>
  premiseQuestions.every((question) => ratings[question] !== undefined) ? (ratings as Premise) : null;

interface Entered {
  ratings: Partial<Premise>;
  chosen: Difficulty | null;
}

type Store = (templateId: string, rating: { premise: Premise; difficulty: Difficulty | null }) => Promise<unknown>;

/**
 * How well a message fits those who get it, as its author rates it; a record beside the template, with a call of its own. `saved` is what
 * is stored of it.
 */
export function usePremise(saved: RatedDifficulty | undefined, store: Store): PremiseRating {
  const [entered, setEntered] = useState<Entered>();
  const isOwn = saved?.difficulty !== saved?.suggestion?.difficulty;
  const present: Entered = entered ?? { ratings: saved?.premise ?? {}, chosen: (isOwn && saved?.difficulty) || null };
  return {
    ...present,
    rate: (question, rating) => {
      const { [question]: _old, ...others } = present.ratings;
      setEntered({ ...present, ratings: rating === undefined ? others : { ...others, [question]: rating } });
    },
    choose: (chosen) => setEntered({ ...present, chosen }),
    suggestFor: (cues) => {
      const premise = complete(present.ratings);
      return premise && suggestDifficulty(cues, premise);
    },
    isChanged: entered !== undefined,
    async save(id) {
      const premise = complete(present.ratings);
      // A changed callout changes what is suggested, so what was rated is stored again with each state.
      if (!premise) return true;
      try {
        await store(id, { premise, difficulty: present.chosen });
        return true;
      } catch {
        return false;
      }
    },
  };
}
