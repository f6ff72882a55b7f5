import type { ChapterProps } from './ChapterPage.tsx';
import { chapterAfter } from './course.ts';
import { chapterAt, courseAt } from './places.ts';

/** The way on from a chapter that is done: to the next one, or to the result of the course. */
export function Onward({ data, visit: { t, to }, chapter }: ChapterProps) {
  const { assignment, chapters, done, isCompleted } = data;
  const { campaignId } = assignment;
  // A completed course is looked at again in its order.
  const next = isCompleted ? chapters[chapters.indexOf(chapter) + 1]?.id : chapterAfter(chapters, done, chapter.id);
  return (
    <a className="landing-button" href={to(next ? chapterAt(campaignId, next) : courseAt(campaignId))}>
      {t(next ? 'learnerCourse.nextChapter' : 'scorm.result')}
    </a>
  );
}
