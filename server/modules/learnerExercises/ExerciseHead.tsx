import { dayOf, type LearnerVisit, PreviewNote, ToTasks } from '../learnerPages/public.ts';
import type { OneMessage } from './readExercise.ts';

/** The name of the exercise, and how far its learner is. */
export function ExerciseHead({ visit, shown: { exercise, places, n } }: { visit: LearnerVisit; shown: OneMessage }) {
  const { t } = visit;
  const { name, status, dueAt, isPreview } = exercise;
  const total = places.length;
  const answered = places.filter(({ answer }) => answer !== null).length;
  return (
    <header className="exercise-head">
      <ToTasks visit={visit} />
      {isPreview && <PreviewNote visit={visit} />}
      <h1 dir="auto">{name}</h1>
      <div className="exercise-standing">
        <strong>{t('learnerExercise.place', { n, total })}</strong>
        {status !== 'completed' && !isPreview && (
          <span data-late={status === 'overdue' || undefined}>
            {t(status === 'overdue' ? 'learn.tasks.wasDue' : 'learn.tasks.due', { date: dayOf(dueAt, visit) })}
          </span>
        )}
      </div>
      <progress
        className="landing-progress"
        max={total}
        value={answered}
        aria-label={t('learnerExercise.answered', { n: answered, total })}
      />
    </header>
  );
}
