import { useState } from 'react';
import { getDifficulty, rateDifficulty } from '#contract/exercise/difficulty';
import { type Premise, premiseQuestions, suggestDifficulty } from '#contract/messageTemplates/difficulty';
import type { Difficulty } from '#contract/messageTemplates/difficulty';
import { useAction, useEndpoint } from '~/dataProvider/index.ts';

export interface PremiseRating {
  ratings: Partial<Premise>;
  rate: (question: keyof Premise, rating: Premise[keyof Premise] | undefined) => void;
  /** The difficulty that an author chose instead of the suggested one. */
  chosen: Difficulty | null;
  choose: (difficulty: Difficulty | null) => void;
  /** What follows from the ratings, once all are given. */
  suggestFor: (cues: number) => ReturnType<typeof suggestDifficulty> | null;
  isChanged: boolean;
  /** Stores it with the template, which has to be saved before. False if that fails; the template is saved all the same. */
  save: (templateId: string) => Promise<boolean>;
}

const complete = (ratings: Partial<Premise>): Premise | null =>
  premiseQuestions.every((question) => ratings[question] !== undefined) ? (ratings as Premise) : null;

interface Given {
  ratings: Partial<Premise>;
  chosen: Difficulty | null;
}

/** How well a message fits those who get it, as its author rates it; a record beside the template, with a call of its own. */
export function usePremise(templateId: string | null): PremiseRating {
  const { data } = useEndpoint(getDifficulty, { params: { templateId: templateId ?? '' } }, { enabled: templateId !== null });
  const store = useAction(rateDifficulty);
  const [given, setGiven] = useState<Given>();
  const saved = data?.data;
  const isOwn = saved?.difficulty !== saved?.suggestion?.difficulty;
  const present: Given = given ?? { ratings: saved?.premise ?? {}, chosen: (isOwn && saved?.difficulty) || null };
  return {
    ...present,
    rate: (question, rating) => {
      const { [question]: _old, ...others } = present.ratings;
      setGiven({ ...present, ratings: rating === undefined ? others : { ...others, [question]: rating } });
    },
    choose: (chosen) => setGiven({ ...present, chosen }),
    suggestFor: (cues) => {
      const premise = complete(present.ratings);
      return premise && suggestDifficulty(cues, premise);
    },
    isChanged: given !== undefined,
    async save(id) {
      const premise = complete(present.ratings);
      // A changed callout changes what is suggested, so what was rated is stored again with each state.
      if (!premise) return true;
      try {
        await store.mutateAsync({ params: { templateId: id }, body: { premise, difficulty: present.chosen } });
        return true;
      } catch {
        return false;
      }
    },
  };
}
