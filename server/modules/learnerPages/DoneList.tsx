import { nameOfTask, certificateOfTask, type DoneTasks, pathOfTask } from './tasks.ts';
import { learnPaths } from './paths.ts';
import { dayOf, type LearnerVisit } from './visitor.ts';

/** Which page of done tasks an address names, from 1. */
export function pageIn(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

const pageAt = (page: number): string => (page === 1 ? learnPaths.tasks : `${learnPaths.tasks}?page=${page}`);

/** What a person has done, with its result and its certificate. */
export function DoneList({ done: { page, tasks, hasOlder }, visit }: { done: DoneTasks; visit: LearnerVisit }) {
  if (tasks.length === 0 && page === 1) return null;
  const { t, to } = visit;
  return (
    <section className="learn-list">
      <h2>{t('learn.tasks.done')}</h2>
      {tasks.length > 0 && (
        <ul className="landing-card learn-done">
          {tasks.map((task) => {
            const certificate = certificateOfTask(task);
            const name = nameOfTask(task);
            return (
              <li key={task.campaignId}>
                <div className="learn-what">
                  <h3 dir="auto">{name}</h3>
                  <p className="landing-quiet">
                    {t(`profile.tasks.kinds.${task.kind}`)}
                    {task.completedAt && ` · ${t('learn.tasks.doneOn', { date: dayOf(task.completedAt, visit) })}`}
                  </p>
                </div>
                {certificate && (
                  <a href={to(certificate)} aria-label={`${t('learn.certificate.download')}: ${name}`}>
                    {t('learn.certificate.download')}
                  </a>
                )}
                <a href={to(pathOfTask(task))} aria-label={`${t('learn.tasks.look')}: ${name}`}>
                  {t('learn.tasks.look')}
                </a>
              </li>
            );
          })}
        </ul>
      )}
      {(hasOlder || page > 1) && (
        <p className="learn-pages">
          {page > 1 && (
            <a rel="prev" href={to(pageAt(tasks.length > 0 ? page - 1 : 1))}>
              {t('learn.tasks.newer')}
            </a>
          )}
          {hasOlder && (
            <a rel="next" href={to(pageAt(page + 1))}>
              {t('learn.tasks.older')}
            </a>
          )}
        </p>
      )}
    </section>
  );
}
