import { dayOf, PreviewNote, ToTasks } from '../learnerPages/public.ts';
import { Chapters } from './Chapters.tsx';
import type { CourseProps } from './course.ts';
import { figuresFor } from './figures.ts';
import { SheetIcon } from './icons.tsx';
import { chapterAt } from './places.ts';
import { Result } from './Result.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { Said } from './Said.tsx';

/** What a course is, how far the person is, and the way on. */
export function Overview({ data, visit }: CourseProps) {
  const { course, assignment, content, isCompleted, isPreview } = data;
  return (
    <>
      <ToTasks visit={visit} />
      {visit.problem && !isCompleted && (
        <p className="course-alert" role="alert">
          {visit.problem}
        </p>
      )}
      {isPreview && <PreviewNote visit={visit} />}
      <article className="landing-card course-head">
        {assignment.name !== course.name && (
          <p className="course-over">
            <bdi>{assignment.name}</bdi>
          </p>
        )}
        <h1>
          <Said content={content}>{course.name}</Said>
        </h1>
        {course.description && (
          <p className="landing-quiet">
            <Said content={content}>{course.description}</Said>
          </p>
        )}
        <Facts data={data} visit={visit} />
        {isCompleted ? <Result data={data} visit={visit} /> : <Progress data={data} visit={visit} />}
      </article>
      {isCompleted && <ReviewForm data={data} visit={visit} />}
      <Chapters data={data} visit={visit} />
    </>
  );
}

function Facts({ data: { assignment, course, isCompleted, isPreview }, visit }: CourseProps) {
  const { t } = visit;
  const isLate = assignment.status === 'overdue';
  const date = dayOf(assignment.dueAt, visit);
  return (
    <ul className="course-facts">
      {!isCompleted && !isPreview && (
        <li data-tone={isLate ? 'late' : undefined}>{t(isLate ? 'learn.tasks.wasDue' : 'learn.tasks.due', { date })}</li>
      )}
      {course.minutes > 0 && <li>{t('courses.card.minutes', { minutes: course.minutes })}</li>}
      {course.cheatSheet && (
        <li>
          <a href={course.cheatSheet.url} title={course.cheatSheet.name}>
            <SheetIcon />
            {t('campaigns.preview.cheatSheet')}
          </a>
        </li>
      )}
    </ul>
  );
}

function Progress({ data: { assignment, chapters, content, done, next }, visit }: CourseProps) {
  const { t, to } = visit;
  const { number } = figuresFor(visit);
  const [made, total] = [chapters.filter(({ id }) => done.has(id)).length, chapters.length];
  const last = chapters.at(-1);
  if (!last) return <p className="landing-quiet">{t('campaigns.preview.empty')}</p>;
  if (!next)
    // All is done and the course is not: it lost a chapter.
    return (
      <form method="post" action={to(`${chapterAt(assignment.campaignId, last.id)}/finish`)}>
        <button className="landing-button" type="submit">
          {t('learn.tasks.continue')}
        </button>
      </form>
    );
  return (
    <>
      <div className="course-progress">
        <progress className="landing-progress" aria-labelledby="progress" value={made} max={total} />
        <span id="progress">{t('scorm.progress', { done: number(made), total: number(total) })}</span>
      </div>
      <div className="course-go">
        <a className="landing-button" href={to(chapterAt(assignment.campaignId, next.id))}>
          {t(made === 0 && assignment.status !== 'in_progress' ? 'learn.tasks.start' : 'learn.tasks.continue')}
        </a>
        <p>
          {t('learnerCourse.upNext')}
          <strong>
            <Said content={content}>{next.name}</Said>
          </strong>
        </p>
      </div>
    </>
  );
}
