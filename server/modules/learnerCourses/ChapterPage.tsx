import { pathTo } from '#contract/paths';
import { learnPaths, PreviewNote } from '../learnerPages/public.ts';
import type { Chapter, CourseProps } from './course.ts';
import { figuresFor } from './figures.ts';
import { QuizChapter } from './QuizChapter.tsx';
import { Said } from './Said.tsx';
import { VideoChapter } from './VideoChapter.tsx';

export interface ChapterProps extends CourseProps {
  chapter: Chapter;
}

/** One chapter: its video, or a question of its quiz. */
export function ChapterPage({ data, visit, chapter }: ChapterProps) {
  const { t, to } = visit;
  const { number } = figuresFor(visit);
  const at = { number: number(data.chapters.indexOf(chapter) + 1), total: number(data.chapters.length) };
  return (
    <>
      <p>
        <a className="landing-back" href={to(pathTo(learnPaths.training, { campaignId: data.assignment.campaignId }))}>
          <Said content={data.content}>{data.course.name}</Said>
        </a>
      </p>
      {data.isPreview && <PreviewNote visit={visit} />}
      <div className="course-title">
        {data.chapters.length > 1 && <p className="course-over">{t('learnerCourse.chapter', at)}</p>}
        <h1>
          <Said content={data.content}>{chapter.name}</Said>
        </h1>
      </div>
      {visit.problem && (
        <p className="course-alert" role="alert">
          {visit.problem}
        </p>
      )}
      {chapter.video ? (
        <VideoChapter data={data} visit={visit} chapter={chapter} video={chapter.video} />
      ) : (
        <QuizChapter data={data} visit={visit} chapter={chapter} />
      )}
    </>
  );
}
