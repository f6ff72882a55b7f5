import { figuresFor } from './figures.ts';
import type { QuestionProps } from './QuizChapter.tsx';

/** Which question of how many this is. */
export function QuestionNumber({ visit, chapter, number }: Pick<QuestionProps, 'visit' | 'chapter' | 'number'>) {
  const { number: asText } = figuresFor(visit);
  const total = chapter.questions.length;
  return (
    <div className="course-progress">
      <progress className="landing-progress" aria-labelledby="number" value={number} max={total} />
      <span id="number">{visit.t('scorm.question', { number: asText(number), total: asText(total) })}</span>
    </div>
  );
}
