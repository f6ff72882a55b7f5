import type { CourseProps } from './course.ts';
import { figuresFor } from './figures.ts';
import { CheckIcon } from './icons.tsx';
import { certificateAt } from './places.ts';

/** That a course is completed, how well, and the certificate. */
export function Result({ data: { assignment }, visit }: CourseProps) {
  return (
    <div className="course-result">
      <CheckIcon />
      <div>
        <h2>{visit.t('scorm.completed')}</h2>
        {assignment.score !== null && (
          <p>{visit.t('learnerCourse.score', { score: figuresFor(visit).percent(assignment.score) })}</p>
        )}
      </div>
      <a className="landing-button" href={visit.to(certificateAt(assignment.campaignId))}>
        {visit.t('learn.certificate.download')}
      </a>
    </div>
  );
}
