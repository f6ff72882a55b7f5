import type { ChapterProps } from './ChapterPage.tsx';
import type { Question } from './course.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { QuestionResult } from './QuestionResult.tsx';
import { QuizResult } from './QuizResult.tsx';
import { shownQuestion } from './shownQuestion.ts';

export interface QuestionProps extends ChapterProps {
  question: Question;
  /** Its place in the quiz, from 1. */
  number: number;
}

/** The question that the address names, else the first one that is open; the result of the quiz when none is. */
export function QuizChapter(props: ChapterProps) {
  const shown = shownQuestion(props.data, props.chapter, props.visit);
  if (!shown) return <QuizResult {...props} />;
  const { result, ...place } = shown;
  return result ? <QuestionResult {...props} {...place} result={result} /> : <QuestionForm {...props} {...place} />;
}
