import type { QuestionResult } from '../learning/public.ts';
import type { LearnerVisit } from '../learnerPages/public.ts';
import type { Chapter, Question, Taken } from './course.ts';
import { figuresFor } from './figures.ts';
import { questionIn } from './places.ts';

/** The question of a quiz that a page shows. */
interface ShownQuestion {
  question: Question;
  /** Its place in the quiz, from 1. */
  number: number;
  /** Undefined while it is open. */
  result: QuestionResult | undefined;
}

/** The question that the address names, else the first one that is open; undefined when none is. */
export function shownQuestion({ results }: Taken, { questions }: Chapter, { query }: LearnerVisit): ShownQuestion | undefined {
  const open = questions.findIndex(({ id }) => !results.has(id));
  const question = questions[(questionIn(query) ?? 0) - 1] ?? questions[open];
  return question && { question, number: questions.indexOf(question) + 1, result: results.get(question.id) };
}

/** Which question of how many, or which round of a game. */
export function placeOf(number: number, { course }: Pick<Taken, 'course'>, { questions }: Chapter, visit: LearnerVisit): string {
  const { number: asText } = figuresFor(visit);
  return visit.t(course.game ? 'learnerCourse.round' : 'scorm.question', {
    number: asText(number),
    total: asText(questions.length),
  });
}
