import type { ChapterProps } from './ChapterPage.tsx';
import { chapterAfter } from './course.ts';
import { chapterAt, courseAt } from './places.ts';

/** The way on from a chapter that is done: to the next one, or to the result of the course. */
export function Onward({ data, visit: { t, to }, chapter }: ChapterProps) {
  const { assignment, chapters, done, isCompleted, isPreview } = data;
  const { campaignId } = assignment;
  // Where nothing is to be done, a course is looked at in its order.
  const next = isCompleted || isPreview ? chapters[chapters.indexOf(chapter) + 1]?.id : chapterAfter(chapters, done, chapter.id);
  return (
    <a className="landing-button" href={to(next ? chapterAt(campaignId, next) : courseAt(campaignId))}>
      {t(next ? 'learnerCourse.nextChapter' : isPreview ? 'scorm.chapters' : 'scorm.result')}
    </a>
  );
}
