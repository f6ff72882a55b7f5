import type { CourseProps } from './course.ts';
import { ToTasks } from './ToTasks.tsx';

/** The page of a course whose campaign does not run: it will go on, or it is over. */
export function Stopped({ data: { assignment, campaignStatus }, visit }: CourseProps) {
  const { t } = visit;
  return (
    <section className="landing-card landing-narrow">
      <p className="course-over">
        <bdi>{assignment.name}</bdi>
      </p>
      <h1>{t('learnerCourse.stopped.title')}</h1>
      <p className="landing-quiet">
        {t(campaignStatus === 'ended' ? 'learnerCourse.stopped.ended' : 'learnerCourse.stopped.suspended')}
      </p>
      <ToTasks visit={visit} />
    </section>
  );
}
