import type { QuestionResult as Result } from '../learning/public.ts';
import { CheckIcon, CrossIcon } from './icons.tsx';
import { Onward } from './Onward.tsx';
import { chapterAt } from './places.ts';
import { QuestionPicture } from './QuestionPicture.tsx';
import { QuestionNumber } from './QuestionNumber.tsx';
import type { QuestionProps } from './QuizChapter.tsx';
import { Said } from './Said.tsx';

/** An answered question: whether the answer was right, which one is and why, and the way on. */
export function QuestionResult({ data, visit, chapter, question, number, result }: QuestionProps & { result: Result }) {
  const { t, to, query } = visit;
  const { isCorrect, correctAnswer, explanation } = result;
  const { campaignId } = data.assignment;
  const next = nextOpen({ data, chapter, number });
  const Icon = isCorrect ? CheckIcon : CrossIcon;
  return (
    <section className="landing-card course-quiz">
      <QuestionNumber data={data} visit={visit} chapter={chapter} number={number} />
      <QuestionPicture question={question} content={data.content} />
      <h2 lang={data.content.code} dir="auto">
        {question.question}
      </h2>
      <p className="course-verdict" data-tone={isCorrect ? 'right' : 'wrong'} role="status">
        <Icon />
        {t(isCorrect ? 'scorm.right' : 'scorm.wrong')}
      </p>
      {query.get('notice') === 'final' && <p className="course-note">{t('learnerCourse.final')}</p>}
      <ol className="course-answers">
        {question.answers.map((answer, at) => {
          const isRight = at + 1 === correctAnswer;
          const isChosen = at + 1 === question.chosen;
          return (
            // Texts in a fixed order, of which two may be equal.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`${at} ${answer}`} className="course-answer" data-tone={isRight ? 'right' : isChosen ? 'wrong' : undefined}>
              <Said content={data.content}>{answer}</Said>
              {(isRight || isChosen) && (
                <small>
                  {[isChosen && t('learnerCourse.yourAnswer'), isRight && t('scorm.rightAnswer')].filter(Boolean).join(' · ')}
                </small>
              )}
            </li>
          );
        })}
      </ol>
      {explanation && (
        <p className="course-explanation">
          <Said content={data.content}>{explanation}</Said>
        </p>
      )}
      <p>
        {data.isPreview && !next ? (
          <Onward data={data} visit={visit} chapter={chapter} />
        ) : (
          <a className="landing-button" href={to(chapterAt(campaignId, chapter.id, next))}>
            {t(next ? 'scorm.nextQuestion' : 'scorm.quizResult')}
          </a>
        )}
      </p>
    </section>
  );
}

/** The number of the next question that is open, else of the first one; undefined if all are answered. A preview goes through them once. */
function nextOpen({
  data,
  chapter: { questions },
  number,
}: Pick<QuestionProps, 'data' | 'chapter' | 'number'>): number | undefined {
  if (data.isPreview) return number < questions.length ? number + 1 : undefined;
  const isOpen = ({ id }: { id: string }) => !data.results.has(id);
  const later = questions.findIndex((one, at) => at >= number && isOpen(one));
  const first = later >= 0 ? later : questions.findIndex(isOpen);
  return first < 0 ? undefined : first + 1;
}
