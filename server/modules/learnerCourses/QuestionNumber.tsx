import type { QuestionProps } from './QuizChapter.tsx';
import { placeOf } from './shownQuestion.ts';

/** Which question of how many this is. */
export function QuestionNumber({ data, visit, chapter, number }: Pick<QuestionProps, 'data' | 'visit' | 'chapter' | 'number'>) {
  return (
    <div className="course-progress">
      <progress className="landing-progress" aria-labelledby="number" value={number} max={chapter.questions.length} />
      <span id="number">{placeOf(number, data, chapter, visit)}</span>
    </div>
  );
}
