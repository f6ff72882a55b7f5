import { ToTasks } from '../learnerPages/public.ts';
import type { CourseProps } from './course.ts';
import { Result } from './Result.tsx';
import { Said } from './Said.tsx';

/** The page of a course whose campaign does not run: it will go on, or it is over. A result can still be read. */
export function Stopped({ data, visit }: CourseProps) {
  const { t } = visit;
  return (
    <>
      <ToTasks visit={visit} />
      <article className="landing-card course-head">
        <h1>
          <Said content={data.content}>{data.course.name}</Said>
        </h1>
        <p className="landing-quiet">
          {t(data.campaignStatus === 'ended' ? 'learnerCourse.stopped.ended' : 'learnerCourse.stopped.suspended')}
        </p>
        {data.isCompleted && <Result data={data} visit={visit} />}
      </article>
    </>
  );
}
