import { ListChecks, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Chapter, CourseView } from '#contract/courses/courses';
import { clockOf } from '~/components/video/duration.ts';
import { clipOf } from './lessons.ts';

interface ChapterListProps {
  sections: CourseView['sections'];
  /** Id of the chapter whose video is shown. */
  current: string | undefined;
  /** How far the video of a chapter was played, from 0 to 1, by the chapter's id. */
  played: ReadonlyMap<string, number>;
  onChoose: (chapter: Chapter) => void;
}

/** Chapters and quizzes by section: a chapter shows its video, a quiz its questions. */
export function ChapterList({ sections, current, played, onChoose }: ChapterListProps) {
  const { t } = useTranslation();
  return (
    <section className="course-chapters" aria-label={t('campaigns.preview.chapters')}>
      {sections.length === 0 && <p className="field-help">{t('campaigns.preview.empty')}</p>}
      {sections.map(({ name, chapters }, index) => (
        // Two sections may have one name, and their order never changes while they are shown.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={`${index} ${name}`}>
          <h3 className="course-section">
            <bdi>{name}</bdi>
          </h3>
          <ol>
            {chapters.map((chapter) => (
              <li key={chapter.id}>
                <ChapterButton
                  chapter={chapter}
                  isCurrent={chapter.id === current}
                  played={played.get(chapter.id) ?? 0}
                  onChoose={() => onChoose(chapter)}
                />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

interface ChapterButtonProps {
  chapter: Chapter;
  isCurrent: boolean;
  played: number;
  onChoose: () => void;
}

function ChapterButton({ chapter, isCurrent, played, onChoose }: ChapterButtonProps) {
  const { t } = useTranslation();
  const clip = clipOf(chapter);
  const Icon = chapter.isQuiz ? ListChecks : Play;
  return (
    <button
      type="button"
      className="course-chapter"
      aria-current={isCurrent || undefined}
      aria-haspopup={chapter.isQuiz ? 'dialog' : undefined}
      disabled={!chapter.isQuiz && !clip}
      onClick={onChoose}
    >
      <Icon size={16} aria-hidden />
      <bdi>{chapter.name}</bdi>
      <span className="course-length">
        {chapter.isQuiz
          ? t('campaigns.preview.questions', { count: chapter.questions.length })
          : clip && clip.duration > 0 && clockOf(clip.duration)}
      </span>
      {played > 0 && <span className="course-played" style={{ inlineSize: `${played * 100}%` }} aria-hidden />}
    </button>
  );
}
