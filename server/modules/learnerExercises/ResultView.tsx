import { exerciseLimits } from '#contract/exercise/limits';
import { scoreText } from '#contract/exercise/score';
import { answerStatuses } from '#contract/exercise/templates';
import { writingIn } from '../../texts/writing.ts';
import { type LearnerVisit, ToTasks } from '../learnerPages/public.ts';
import { addressesOf } from './addresses.ts';
import type { Result } from './readExercise.ts';
import { StatusMark } from './StatusMark.tsx';

const { topScore: top, points, weights } = exerciseLimits;

interface ResultProps {
  visit: LearnerVisit;
  shown: Result;
}

/** What a learner reached, and every message to look at again. */
export function ResultView({ visit, shown }: ResultProps) {
  const { name, score } = shown.exercise;
  return (
    <>
      <header className="exercise-head">
        <ToTasks visit={visit} />
        <p className="landing-quiet">{visit.t('learnerExercise.result')}</p>
        <h1 dir="auto">{name}</h1>
      </header>
      <Score visit={visit} shown={shown} />
      {score !== null && score >= top && <Certificate visit={visit} shown={shown} />}
      <Messages visit={visit} shown={shown} />
    </>
  );
}

function Score({ visit: { t, language, visitor }, shown: { exercise } }: ResultProps) {
  const { score, adjustedScore, correct, partial, wrong } = exercise;
  const writing = writingIn(language, visitor.timeZone);
  const counts = { CORRECT: correct, PARTIAL: partial, WRONG: wrong };
  return (
    <section className="exercise-score">
      <svg className="exercise-ring" viewBox="0 0 120 120" aria-hidden>
        <circle cx="60" cy="60" r="52" />
        <circle cx="60" cy="60" r="52" pathLength={top} strokeDasharray={`${score ?? 0} ${top}`} />
        <text x="60" y="60" textAnchor="middle" dominantBaseline="central">
          {writing.average(score ?? 0)}
        </text>
      </svg>
      <div>
        <dl className="exercise-figures">
          <div>
            <dt>{t('exercise.report.fields.score')}</dt>
            <dd>{scoreText(score ?? 0, writing)}</dd>
          </div>
          <div>
            <dt>{t('exercise.report.fields.adjustedScore')}</dt>
            <dd>{scoreText(adjustedScore ?? 0, writing)}</dd>
          </div>
        </dl>
        <ul className="exercise-counts">
          {answerStatuses.map((status) => (
            <li key={status}>
              <StatusMark status={status} />
              <span>{t(`exercise.answerStatuses.${status}`)}</span>
              <strong>{writing.number(counts[status])}</strong>
            </li>
          ))}
        </ul>
        <details className="exercise-details">
          <summary>{t('exercise.report.formula.open')}</summary>
          <p>{t('exercise.report.formula.points', { correct: points.CORRECT, partial: points.PARTIAL, wrong: points.WRONG })}</p>
          <p>{t('exercise.report.formula.raw', { top })}</p>
          <p>{t('exercise.report.formula.adjusted', { top, easy: weights[1], medium: weights[2], hard: weights[3] })}</p>
        </details>
      </div>
    </section>
  );
}

function Certificate({ visit: { t }, shown: { exercise } }: ResultProps) {
  return (
    <section className="exercise-certificate">
      <svg viewBox="0 0 32 32" width="40" height="40" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
        <circle cx="16" cy="12" r="8" />
        <path d="m11 18-2 11 7-4 7 4-2-11M12.5 12l2.5 2.5 4.5-5" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <div>
        <h2>{t('exercise.certificate.title')}</h2>
        <p className="landing-quiet">{t('exercise.certificate.text')}</p>
      </div>
      <a className="landing-button" href={addressesOf(exercise.id).certificate}>
        {t('learn.certificate.download')}
      </a>
    </section>
  );
}

function Messages({ visit: { t, to }, shown: { exercise, places } }: ResultProps) {
  const { message } = addressesOf(exercise.id);
  return (
    <section className="exercise-list">
      <h2>{t('learn.tasks.look')}</h2>
      <ol>
        {places.map(({ templateId, subject, sender, status }, at) => (
          <li key={templateId}>
            <a href={to(message(at + 1))}>
              {status && <StatusMark status={status} />}
              <span className="exercise-list-name">
                <strong dir="auto">{subject || sender}</strong>
                <small className="landing-quiet" dir="auto">
                  {subject ? sender : t('exercise.report.types.SMS')}
                </small>
              </span>
              {status && <span className="landing-quiet">{t(`exercise.answerStatuses.${status}`)}</span>}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
