import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chapter, CourseView } from '#contract/courses/courses';
import { CourseFacts } from '~/components/courses/CourseFacts.tsx';
import { fetchedCode } from '~/session/reloadOnce.ts';
import { CheatSheetChip } from './CheatSheetChip.tsx';
import { CourseScorm } from './CourseScorm.tsx';
import { clipOf } from './lessons.ts';

const VideoPlayer = lazy(() => fetchedCode(import('~/components/video/VideoPlayer.tsx').then((m) => ({ default: m.VideoPlayer }))));

interface CourseCardProps {
  course: CourseView;
  /** The chapter whose video is shown. */
  lesson: Chapter | undefined;
  /** Told how far its video was played, from 0 to 1. */
  onPlayed: (share: number) => void;
}

/** The video, how long the course is, what it is about, and what can be taken along: cheat sheet and packages. */
export function CourseCard({ course, lesson, onPlayed }: CourseCardProps) {
  const { t } = useTranslation();
  const clip = lesson && clipOf(lesson);
  return (
    <section className="course-card" aria-label={t('campaigns.steps.preview')}>
      <div className="course-screen">
        {clip ? (
          <Suspense fallback={null}>
            <VideoPlayer key={clip.id} url={clip.url} poster={clip.poster} title={lesson.name} onProgress={onPlayed} />
          </Suspense>
        ) : (
          <p className="course-screen-empty">{t('campaigns.preview.noVideo')}</p>
        )}
      </div>
      <div className="course-about">
        {lesson && (
          <h3 className="section-title">
            <bdi>{lesson.name}</bdi>
          </h3>
        )}
        <div className="course-facts-row">
          <CourseFacts {...course} />
          {course.cheatSheetId && <CheatSheetChip id={course.cheatSheetId} />}
          {!course.is_draft && <CourseScorm courseId={course.id} />}
        </div>
        {course.description && (
          <p className="course-description" dir="auto">
            {course.description}
          </p>
        )}
      </div>
    </section>
  );
}
