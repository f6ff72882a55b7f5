import { definePage, type Page } from '../../landing/page.ts';
import { learner, type Learner, learnPaths, type LearnerVisit, ToTasks } from '../learnerPages/public.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { ownCertificate } from './certificate.ts';
import { ExerciseHead } from './ExerciseHead.tsx';
import { MessageClues, Onward, OtherAnswers, Verdict } from './Feedback.tsx';
import { giveAnswer } from './giveAnswer.ts';
import { messageFrame } from './messageFrame.ts';
import { MessageView } from './MessageView.tsx';
import { type OneMessage, type Reason, readExercise, type Shown } from './readExercise.ts';
import { ResultView } from './ResultView.tsx';

/** A phishing exercise: one message after the other, each with its result once it is answered, and the result of all. */
const exercisePage = definePage<Learner, Shown>({
  path: learnPaths.exercise,
  door: learner,
  read: readExercise,
  title: titleOf,
  missing: { title: 'learnerExercise.missing.title', text: 'learnerExercise.missing.text' },
  Content: ({ data, visit }) => (
    <>
      {visit.problem && (
        <p className="landing-problem" role="alert">
          {visit.problem}
        </p>
      )}
      {data.shows === 'result' && <ResultView visit={visit} shown={data} />}
      {data.shows === 'message' && <Judging visit={visit} shown={data} />}
      {data.shows === 'closed' && <Closed visit={visit} name={data.exercise.name} reason={data.reason} />}
    </>
  ),
  actions: { answer: giveAnswer },
  files: { frame: messageFrame, certificate: ownCertificate },
});

export const learnerExercisePages: readonly Page[] = [exercisePage];

/** What a screen reader says first: after an answer, what it was worth. */
function titleOf(shown: Shown, { t }: LearnerVisit): string {
  const { name } = shown.exercise;
  if (shown.shows !== 'message') return name;
  const { n, places, message } = shown;
  const parts = [t('learnerExercise.place', { n, total: places.length }), name];
  return [...(message.result ? [t(`exercise.answerStatuses.${message.result.status}`)] : []), ...parts].join(' · ');
}

function Judging({ visit, shown }: { visit: LearnerVisit; shown: OneMessage }) {
  const { legend, result } = shown.message;
  const feedback = result && { visit, shown, result };
  return (
    <>
      <ExerciseHead visit={visit} shown={shown} />
      {feedback && <Verdict {...feedback} />}
      <div className="message-parts">
        <div className="message-part">
          {legend && (
            <section className="exercise-legend">
              <h2>{visit.t('exercise.editor.fields.legend')}</h2>
              <p dir="auto">{legend}</p>
            </section>
          )}
          <MessageView visit={visit} shown={shown} />
        </div>
        <div className="message-part">
          {feedback ? (
            <>
              <MessageClues {...feedback} />
              <OtherAnswers {...feedback} />
              <Onward visit={visit} shown={shown} />
            </>
          ) : (
            <AnswerForm visit={visit} shown={shown} />
          )}
        </div>
      </div>
    </>
  );
}

const reasons: Record<Reason, string> = {
  paused: 'learn.tasks.waitingText',
  ended: 'learnerExercise.closed.ended',
  outdated: 'exercise.cards.outdated',
};

function Closed({ visit, name, reason }: { visit: LearnerVisit; name: string; reason: Reason }) {
  return (
    <section className="landing-card landing-narrow">
      <h1 dir="auto">{name}</h1>
      <p className="landing-quiet">{visit.t(reasons[reason])}</p>
      <ToTasks visit={visit} />
    </section>
  );
}
