import { textLimits } from '#contract/kit/limits';
import { reportLimits } from '#contract/reports/limits';
import { figuresFor } from './figures.ts';
import type { CourseProps } from './course.ts';
import { courseAt } from './places.ts';
import { problemIn, type SentReview, sentReview } from './review.ts';

const stars = Array.from({ length: reportLimits.reviewStars }, (_, at) => at + 1);

/** What the person thinks of a course that they completed. What could not be taken stays in the form. */
export function ReviewForm({ data: { assignment, review }, visit }: CourseProps) {
  const { t, to, query, problem, request } = visit;
  const sent = problem !== undefined && request.body instanceof URLSearchParams ? sentReview(request.body) : undefined;
  const shown = sent ?? review;
  const { number } = figuresFor(visit);
  return (
    <form className="landing-card course-review" method="post" action={to(`${courseAt(assignment.campaignId)}/review`)}>
      <h2 id="review">{t('learnerCourse.review.title')}</h2>
      {!sent && query.get('notice') === 'reviewed' && (
        <p className="course-note" role="status">
          {t('learnerCourse.review.saved')}
        </p>
      )}
      {sent && (
        <p className="course-alert" role="alert">
          <Wrong sent={sent} visit={visit} />
        </p>
      )}
      <fieldset className="course-stars" aria-labelledby="review">
        {stars.map((star) => (
          <label key={star}>
            <input type="radio" name="rating" value={star} required defaultChecked={star === shown?.rating} />
            <span className="landing-unseen">{t('help.survey.stars', { stars: number(star) })}</span>
            <span aria-hidden="true">★</span>
          </label>
        ))}
      </fieldset>
      <label className="course-comment">
        {t('help.survey.comment')}
        <textarea name="comment" rows={4} maxLength={textLimits.longTextMax} defaultValue={shown?.comment} dir="auto" />
      </label>
      <p>
        <button className="landing-button" type="submit">
          {t('help.survey.send')}
        </button>
      </p>
    </form>
  );
}

/** What to mend, or else why the server did not take it. */
function Wrong({ sent, visit: { t, problem } }: Pick<CourseProps, 'visit'> & { sent: SentReview }) {
  const wrong = problemIn(sent);
  if (wrong === 'rating') return t('learnerCourse.review.choose');
  return wrong ? t('learnerCourse.review.long', { max: textLimits.longTextMax }) : problem;
}
