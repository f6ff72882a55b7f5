import type { ChapterProps } from './ChapterPage.tsx';
import { rightIn } from './course.ts';
import { figuresFor } from './figures.ts';
import { CheckIcon, CrossIcon } from './icons.tsx';
import { Onward } from './Onward.tsx';
import { chapterAt } from './places.ts';
import { Said } from './Said.tsx';

/** How a quiz went, with its questions to look at again. */
export function QuizResult({ data, visit, chapter }: ChapterProps) {
  const { t, to } = visit;
  const { number } = figuresFor(visit);
  const { campaignId } = data.assignment;
  const { questions } = chapter;
  const isDone = data.isCompleted || data.done.has(chapter.id);
  return (
    <section className="landing-card course-quiz">
      <h2>
        {questions.length > 0
          ? t('scorm.answered', { right: number(rightIn(chapter, data)), total: number(questions.length) })
          : t('scorm.result')}
      </h2>
      <ol className="course-questions">
        {questions.map(({ id, question }, at) => {
          const isCorrect = data.results.get(id)?.isCorrect ?? false;
          return (
            <li key={id}>
              <a
                className="course-question"
                data-tone={isCorrect ? 'right' : 'wrong'}
                href={to(chapterAt(campaignId, chapter.id, at + 1))}
              >
                {isCorrect ? <CheckIcon /> : <CrossIcon />}
                <Said content={data.content}>{question}</Said>
                <span className="landing-unseen">{t(isCorrect ? 'scorm.right' : 'learnerCourse.wrong')}</span>
              </a>
            </li>
          );
        })}
      </ol>
      {isDone ? (
        <p>
          <Onward data={data} visit={visit} chapter={chapter} />
        </p>
      ) : (
        // All is answered and the quiz is not done: the course lost a question, or never had any.
        <form method="post" action={to(`${chapterAt(campaignId, chapter.id)}/finish`)}>
          <button className="landing-button" type="submit">
            {t('learn.tasks.continue')}
          </button>
        </form>
      )}
    </section>
  );
}
