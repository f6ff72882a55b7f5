import { clockOf } from '../../texts/clockOf.ts';
import { type Chapter, type CourseProps, rightIn } from './course.ts';
import { figuresFor } from './figures.ts';
import { CheckIcon, PlayIcon, QuizIcon } from './icons.tsx';
import { chapterAt } from './places.ts';
import { Said } from './Said.tsx';

/** All chapters in their sections, each with what it is and whether it is done. */
export function Chapters({ data, visit }: CourseProps) {
  if (data.chapters.length === 0) return null;
  return (
    <section className="course-chapters" aria-labelledby="chapters">
      <h2 id="chapters">{visit.t('scorm.chapters')}</h2>
      {data.sections.map(({ name, chapters }) => (
        <section key={chapters[0]?.id} className="landing-card">
          {name && (
            <h3>
              <Said content={data.content}>{name}</Said>
            </h3>
          )}
          <ol>
            {chapters.map((chapter) => (
              <li key={chapter.id}>
                <ChapterLink chapter={chapter} data={data} visit={visit} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

const stateTexts = { done: 'scorm.done', next: 'learnerCourse.upNext', open: 'learn.tasks.open' } as const;

function ChapterLink({ chapter, data, visit }: CourseProps & { chapter: Chapter }) {
  const { assignment, content, done, next } = data;
  const state = done.has(chapter.id) ? 'done' : chapter.id === next?.id ? 'next' : 'open';
  const Icon = state === 'done' ? CheckIcon : chapter.video ? PlayIcon : QuizIcon;
  return (
    <a className="course-chapter" data-state={state} href={visit.to(chapterAt(assignment.campaignId, chapter.id))}>
      <span className="course-mark">
        <Icon />
      </span>
      <span className="course-name">
        <Said content={content}>{chapter.name}</Said>
        <small>
          <Kind chapter={chapter} data={data} visit={visit} />
        </small>
      </span>
      <span className="course-state">{visit.t(stateTexts[state])}</span>
    </a>
  );
}

/** What a chapter is: a video of some length, or a quiz with its questions, and how many of them were answered right. */
export function Kind({ chapter, data, visit }: CourseProps & { chapter: Chapter }) {
  const { t, count } = visit;
  if (chapter.video)
    return (
      <>
        {t('scorm.video')}
        {chapter.video.seconds > 0 && (
          <>
            {' · '}
            <bdi dir="ltr">{clockOf(chapter.video.seconds)}</bdi>
          </>
        )}
      </>
    );
  const { number } = figuresFor(visit);
  const total = chapter.questions.length;
  const facts = [t('scorm.quiz'), count('campaigns.preview.questions', total)];
  if (data.done.has(chapter.id) && total > 0)
    facts.push(t('scorm.answered', { right: number(rightIn(chapter, data)), total: number(total) }));
  return facts.join(' · ');
}
