import type { ChapterProps } from './ChapterPage.tsx';
import type { Question } from './course.ts';
import { questionIn } from './places.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { QuestionResult } from './QuestionResult.tsx';
import { QuizResult } from './QuizResult.tsx';

export interface QuestionProps extends ChapterProps {
  question: Question;
  /** Its place in the quiz, from 1. */
  number: number;
}

/** The question that the address names, else the first one that is open; the result of the quiz when none is. */
export function QuizChapter(props: ChapterProps) {
  const { data, visit, chapter } = props;
  const open = chapter.questions.findIndex(({ id }) => !data.results.has(id)) + 1;
  const number = questionIn(visit.query) ?? open;
  const question = chapter.questions[number - 1] ?? chapter.questions[open - 1];
  if (!question) return <QuizResult {...props} />;
  const shown = { ...props, question, number: chapter.questions.indexOf(question) + 1 };
  const result = data.results.get(question.id);
  return result ? <QuestionResult {...shown} result={result} /> : <QuestionForm {...shown} />;
}
