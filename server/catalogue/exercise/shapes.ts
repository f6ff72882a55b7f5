import type { AnswerStatus } from '#contract/exercise/templates';
import type { Difficulty } from '#contract/messageTemplates/difficulty';
import type { LanguageCode } from '#locales/languages.ts';
import type { MessagePlan, MessageText } from '../messages/shapes.ts';

/** A message and what is right about it: the statuses are those of the answers in the order of `answerLabels`. */
export interface ExercisePlan extends MessagePlan {
  statuses: readonly [call: AnswerStatus, app: AnswerStatus, report: AnswerStatus, legit: AnswerStatus];
}

/** Messages that belong together, in the order in which learners get them. */
export interface PackPlan {
  slug: string;
  difficulty: Difficulty;
  messages: Readonly<Record<string, ExercisePlan>>;
}

export interface ExerciseText extends MessageText {
  /** In which situation the message arrives. */
  legend: string;
  /** Explanations of the answers, in the order of `answerLabels`. */
  answers: readonly [call: string, app: string, report: string, legit: string];
}

export interface PackText<Slug extends string = string> {
  name: string;
  messages: Readonly<Record<Slug, ExerciseText>>;
}

/** The texts of a pack in one language: those of all its messages, else it does not compile. */
export type TextOf<Plan extends PackPlan> = PackText<keyof Plan['messages'] & string>;

export interface Pack {
  plan: PackPlan;
  texts: Partial<Record<LanguageCode, PackText>>;
}
