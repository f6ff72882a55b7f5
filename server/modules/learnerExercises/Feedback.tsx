import { learnPaths, type LearnerVisit } from '../learnerPages/public.ts';
import { Clues } from '../messageTemplates/public.ts';
import { addressesOf } from './addresses.ts';
import { frameName } from './MessageView.tsx';
import type { OneMessage } from './readExercise.ts';
import { StatusMark } from './StatusMark.tsx';

interface FeedbackProps {
  visit: LearnerVisit;
  shown: OneMessage;
  result: NonNullable<OneMessage['message']['result']>;
}

/** What was chosen, what it was worth and why, and the way on. */
export function Verdict({ visit, shown, result: { answer, status, answers } }: FeedbackProps) {
  const { t } = visit;
  return (
    <section className="exercise-verdict" data-status={status} aria-labelledby="verdict">
      <StatusMark status={status} />
      <div>
        {shown.isKept && <p role="status">{t('learnerExercise.kept')}</p>}
        <h2 id="verdict">{t(`exercise.answerStatuses.${status}`)}</h2>
        <p>{t('learnerExercise.yourAnswer', { answer: t(`exercise.answers.${answer}`) })}</p>
        <p dir="auto">{answers.find(({ label }) => label === answer)?.description}</p>
      </div>
      <Onward visit={visit} shown={shown} />
    </section>
  );
}

/** To the next message without an answer, in a circle; to the result after the last. A preview has none, and goes through them once. */
export function Onward({ visit: { t, to }, shown: { exercise, places, n } }: Pick<FeedbackProps, 'visit' | 'shown'>) {
  if (exercise.isPreview && n === places.length)
    return (
      <a className="landing-button" href={to(learnPaths.tasks)}>
        {t('learn.tasks.title')}
      </a>
    );
  const isOpen = ({ answer }: { answer: unknown }) => answer === null;
  const after = places.findIndex((place, at) => at >= n && isOpen(place));
  const next = (after < 0 ? places.findIndex(isOpen) : after) + 1;
  const addresses = addressesOf(exercise.id);
  return (
    <a className="landing-button" href={to(next > 0 ? addresses.message(next) : addresses.exercise)}>
      {t(next > 0 ? 'learnerExercise.next' : 'learnerExercise.toResult')}
    </a>
  );
}

/** What the message gives away. */
export function MessageClues({ visit: { t }, shown, result: { answer, callouts } }: FeedbackProps) {
  const src = addressesOf(shown.exercise.id).frame(shown.n, shown.exercise.isPreview ? answer : null);
  const isMail = shown.message.layoutType === 'EMAIL';
  return (
    <Clues
      callouts={callouts}
      title={t('learnerExercise.clues')}
      head={t(isMail ? 'learnerExercise.head' : 'exercise.editor.steps.sender')}
      frame={{ src, name: frameName }}
    />
  );
}

/** The answers that were not chosen. */
export function OtherAnswers({ visit: { t }, result: { answer, answers } }: FeedbackProps) {
  return (
    <section className="exercise-others">
      <h2>{t('learnerExercise.others')}</h2>
      <ul>
        {answers
          .filter(({ label }) => label !== answer)
          .map(({ label, status, description }) => (
            <li key={label}>
              <StatusMark status={status} />
              <div>
                <strong>{t(`exercise.answers.${label}`)}</strong>{' '}
                <span className="landing-quiet">{t(`exercise.answerStatuses.${status}`)}</span>
                <p dir="auto">{description}</p>
              </div>
            </li>
          ))}
      </ul>
    </section>
  );
}
