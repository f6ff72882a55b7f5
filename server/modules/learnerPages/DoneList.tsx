import type { TaskOfPerson } from '../work/public.ts';
import { Pages } from './Pages.tsx';
import type { PartOf } from './parts.ts';
import { againOfTask, certificateOfTask, nameOfTask, pathOfTask } from './tasks.ts';
import { dayOf } from './visit.ts';
import type { LearnerVisit } from './visitor.ts';

/** What a person has done, with a link to its result or to what it says, and its certificate. */
export function DoneList({ of, visit }: { of: PartOf<TaskOfPerson>; visit: LearnerVisit }) {
  if (of.rows.length === 0 && of.page === 1) return null;
  const { t, to } = visit;
  return (
    <section className="learn-list">
      <h2>{t('learn.tasks.done')}</h2>
      {of.rows.length > 0 && (
        <ul className="landing-card learn-done">
          {of.rows.map((task) => {
            const certificate = certificateOfTask(task);
            const name = nameOfTask(task, visit.language.code);
            const again = t(againOfTask(task));
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
                <a href={to(pathOfTask(task))} aria-label={`${again}: ${name}`}>
                  {again}
                </a>
              </li>
            );
          })}
        </ul>
      )}
      <Pages of={of} name="page" title={t('learn.tasks.done')} visit={visit} />
    </section>
  );
}
