import { lazy, Suspense, useState } from 'react';
import type { Chapter, CourseView } from '#contract/courses/courses';
import { fetchedCode } from '~/session/reloadOnce.ts';
import { ChapterList } from './ChapterList.tsx';
import { CourseCard } from './CourseCard.tsx';
import { firstLesson } from './lessons.ts';
import '../course.css';

const QuizDialog = lazy(() => fetchedCode(import('./QuizDialog.tsx').then((m) => ({ default: m.QuizDialog }))));

/** What a course is: its video, and its chapters and quizzes. The first step of the dialog and the tab of the course page. */
export function CoursePreview({ course }: { course: CourseView }) {
  const [lesson, setLesson] = useState<Chapter | undefined>(() => firstLesson(course));
  const [played, setPlayed] = useState<ReadonlyMap<string, number>>(new Map());
  const [quiz, setQuiz] = useState<Chapter>();
  const note = (share: number) => {
    if (lesson) setPlayed((before) => new Map(before).set(lesson.id, Math.max(share, before.get(lesson.id) ?? 0)));
  };
  return (
    <div className="course-preview">
      <CourseCard course={course} lesson={lesson} onPlayed={note} />
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
