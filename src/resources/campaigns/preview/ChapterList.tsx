import { ListChecks, Play } from 'lucide-react';
import type { Chapter, CourseView } from '#contract/courses/courses';
import { clockOf } from '~/features/video/public.ts';
import formCss from '~/components/form/form.module.css';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './CoursePreview.module.css';

type Clip = Chapter['videos'][number];

/** The video clip of a chapter; undefined for a quiz. */
export const clipOf = ({ videos }: Chapter): Clip | undefined => videos[0];

/** The chapter that the preview shows first. */
export const firstLesson = ({ sections }: Pick<CourseView, 'sections'>): Chapter | undefined =>
  sections.flatMap(({ chapters }) => chapters).find((chapter) => clipOf(chapter) !== undefined);

interface ChapterListProps {
  sections: CourseView['sections'];
  /** Id of the chapter whose video is on screen. */
  current: string | undefined;
  /** The played share of each video, from 0 to 1, by chapter id. */
  played: ReadonlyMap<string, number>;
  onChoose: (chapter: Chapter) => void;
}

/** Chapters and quizzes by section. A click on a chapter shows its video, on a quiz its questions. */
export function ChapterList({ sections, current, played, onChoose }: ChapterListProps) {
  const { t } = useTranslation();
  return (
    <section className={css.chapters} aria-label={t('campaigns.preview.chapters')}>
      {sections.length === 0 && <p className={formCss.help}>{t('campaigns.preview.empty')}</p>}
      {sections.map(({ name, chapters }, index) => (
        // Two sections may have the same name, and their order does not change while they are on screen.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={`${index} ${name}`}>
          <h3 className={css.section}>
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
      className={css.chapter}
      aria-current={isCurrent || undefined}
      aria-haspopup={chapter.isQuiz ? 'dialog' : undefined}
      disabled={!chapter.isQuiz && !clip}
      onClick={onChoose}
    >
      <Icon size={16} aria-hidden />
      <bdi>{chapter.name}</bdi>
      <span className={css.length}>
        {chapter.isQuiz
          ? t('campaigns.preview.questions', { count: chapter.questions.length })
          : clip && clip.duration > 0 && clockOf(clip.duration)}
      </span>
      {played > 0 && <span className={css.played} style={{ inlineSize: `${played * 100}%` }} aria-hidden />}
    </button>
  );
}
