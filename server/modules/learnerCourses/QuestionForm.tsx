import { Onward } from './Onward.tsx';
import { chapterAt } from './places.ts';
import { QuestionPicture } from './QuestionPicture.tsx';
import { QuestionNumber } from './QuestionNumber.tsx';
import type { QuestionProps } from './QuizChapter.tsx';
import { Said } from './Said.tsx';

/** A question that is not answered yet. Nothing in it depends on which answer is right. */
export function QuestionForm({ data, visit, chapter, question, number }: QuestionProps) {
  const { t, to, query } = visit;
  const { assignment, content, done, isCompleted } = data;
  // Questions that a course got after its chapter or all of it was done.
  const isOver = isCompleted || done.has(chapter.id);
  const address = to(`${chapterAt(assignment.campaignId, chapter.id)}/answer?question=${number}`);
  return (
    <form className="landing-card course-quiz" method="post" action={address}>
      <QuestionNumber data={data} visit={visit} chapter={chapter} number={number} />
      {query.get('notice') === 'choose' && (
        <p className="course-alert" role="alert">
          {t('learnerCourse.choose')}
        </p>
      )}
      <QuestionPicture question={question} content={content} />
      <input type="hidden" name="question" value={question.id} />
      <fieldset className="course-answers" disabled={isOver}>
        <legend>
          <Said content={content}>{question.question}</Said>
        </legend>
        {question.answers.map((answer, at) => (
          // Texts in a fixed order, of which two may be equal.
          // oxlint-disable-next-line react/no-array-index-key
          <label key={`${at} ${answer}`} className="course-answer">
            <input type="radio" name="answer" value={at + 1} required />
            <Said content={content}>{answer}</Said>
          </label>
        ))}
      </fieldset>
      {isOver ? (
        <>
          <p className="landing-quiet">{t('learnerCourse.closed')}</p>
          <p>
            <Onward data={data} visit={visit} chapter={chapter} />
          </p>
        </>
      ) : (
        <p>
          <button className="landing-button" type="submit">
            {t('scorm.check')}
          </button>
        </p>
      )}
    </form>
  );
}
