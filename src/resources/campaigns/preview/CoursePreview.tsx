import { FileText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { type Chapter, type CourseView, listCheatSheets } from '#contract/courses/courses';
import { downloadCourseScorm, listCourseScorm } from '#contract/courses/scorm';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { callEndpoint, useEndpoint } from '~/dataProvider/index.ts';
import { CourseFacts, ScormChip } from '~/features/learning/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { ChapterList, clipOf, firstLesson } from './ChapterList.tsx';
import helpersCss from '~/app/theme/helpers.module.css';
import formCss from '~/components/form/form.module.css';
import courseChipCss from '~/features/learning/courseChip.module.css';
import css from './CoursePreview.module.css';

const QuizDialog = lazy(() => fetchedCode(import('./QuizDialog.tsx').then((m) => ({ default: m.QuizDialog }))));

/** The video, chapters and quizzes of a course: the first step of the dialog and a tab of the course page. */
export function CoursePreview({ course }: { course: CourseView }) {
  const [lesson, setLesson] = useState<Chapter | undefined>(() => firstLesson(course));
  const [played, setPlayed] = useState<ReadonlyMap<string, number>>(new Map());
  const [quiz, setQuiz] = useState<Chapter>();
  const note = (share: number) => {
    if (lesson) setPlayed((before) => new Map(before).set(lesson.id, Math.max(share, before.get(lesson.id) ?? 0)));
  };
  return (
    <div className={css.preview}>
      <LessonCard course={course} lesson={lesson} onPlayed={note} />
      <ChapterList
        sections={course.sections}
        current={lesson?.id}
        played={played}
        onChoose={(chapter) => (chapter.isQuiz ? setQuiz(chapter) : setLesson(chapter))}
      />
      {quiz && (
        <Suspense fallback={null}>
          <QuizDialog quiz={quiz} onClose={() => setQuiz(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

const VideoPlayer = lazy(() => fetchedCode(import('~/features/video/public.ts').then((m) => ({ default: m.VideoPlayer }))));

interface LessonCardProps {
  course: CourseView;
  /** The chapter whose video is on screen. */
  lesson: Chapter | undefined;
  /** Receives the played share of the video, from 0 to 1. */
  onPlayed: (share: number) => void;
}

/** The video, length and description of the course, with its downloads: cheat sheet and packages. */
function LessonCard({ course, lesson, onPlayed }: LessonCardProps) {
  const { t } = useTranslation();
  const clip = lesson && clipOf(lesson);
  return (
    <section className={css.card} aria-label={t('campaigns.steps.preview')}>
      <div className={css.screen}>
        {clip ? (
          <Suspense fallback={null}>
            <VideoPlayer key={clip.id} url={clip.url} poster={clip.poster} title={lesson.name} onProgress={onPlayed} />
          </Suspense>
        ) : (
          <p className={css.screenEmpty}>{t('campaigns.preview.noVideo')}</p>
        )}
      </div>
      <div className={css.about}>
        {lesson && (
          <h3 className={formCss.sectionTitle}>
            <bdi>{lesson.name}</bdi>
          </h3>
        )}
        <div className={css.factsRow}>
          <CourseFacts {...course} />
          {course.cheatSheetId && <CheatSheetChip id={course.cheatSheetId} />}
          {!course.is_draft && <CourseScorm courseId={course.id} />}
        </div>
        {course.description && (
          <p className={css.description} dir="auto">
            {course.description}
          </p>
        )}
      </div>
    </section>
  );
}

const anHour = 3_600_000;

/** Opens the cheat sheet of the course. */
function CheatSheetChip({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data } = useEndpoint(listCheatSheets, {}, { staleTime: anHour });
  const sheet = data?.find((each) => each.id === id);
  if (!sheet) return null;
  return (
    <a className={courseChipCss.chip} href={sheet.url} target="_blank" rel="noopener noreferrer" title={sheet.name}>
      <FileText size={14} aria-hidden />
      {t('campaigns.preview.cheatSheet')}
      <span className={helpersCss.visuallyHidden}> ({t('common.opensInNewTab')})</span>
    </a>
  );
}

/** The course as a package for another learning platform. */
export function CourseScorm({ courseId }: { courseId: string }) {
  const { data, error, refetch } = useEndpoint(listCourseScorm, { params: { courseId } });
  return (
    <ScormChip
      items={data?.data.items}
      error={error}
      onRetry={() => void refetch()}
      urlOf={async ({ id }) => (await callEndpoint(downloadCourseScorm, { params: { scormId: id } })).data.url}
    />
  );
}
