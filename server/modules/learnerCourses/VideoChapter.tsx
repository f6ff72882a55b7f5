import type { ChapterProps } from './ChapterPage.tsx';
import type { Chapter } from './course.ts';
import { Onward } from './Onward.tsx';
import { chapterAt } from './places.ts';

const speeds = [0.75, 1, 1.25, 1.5, 2] as const;

interface VideoProps extends ChapterProps {
  video: NonNullable<Chapter['video']>;
}

/** A video, and below it the button for going on. `src/landing/courseVideo.ts` adds speeds and goes on where one stopped. */
export function VideoChapter({ data, visit, chapter, video }: VideoProps) {
  const { t, to, language } = visit;
  const { assignment, done, isCompleted } = data;
  const { campaignId } = assignment;
  const isOpen = !isCompleted && !done.has(chapter.id);
  const at = chapterAt(campaignId, chapter.id);
  const speedOf = new Intl.NumberFormat(language.code);
  return (
    <section className="landing-card course-screen">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- The videos have no captions yet. */}
      <video
        src={video.url}
        poster={video.poster ?? undefined}
        controls
        playsInline
        preload="metadata"
        aria-label={chapter.name}
        data-course-video={`${visit.visitor.userId} ${campaignId} ${chapter.id}`}
        data-begun={isOpen ? to(`${at}/begun`) : undefined}
      >
        <a href={video.url}>{t('scorm.video')}</a>
      </video>
      <div className="course-under">
        {isOpen ? (
          <form method="post" action={to(`${at}/finish`)}>
            <button className="landing-button" type="submit" data-after-video>
              {t('learnerCourse.watched')}
            </button>
          </form>
        ) : (
          <>
            <Onward data={data} visit={visit} chapter={chapter} />
            <p className="landing-quiet">{t('scorm.watched')}</p>
          </>
        )}
        <div className="course-speeds" role="group" aria-label={t('learnerCourse.speed')} hidden data-speeds>
          {speeds.map((speed) => (
            <button key={speed} type="button" value={speed} aria-pressed={speed === 1}>
              <bdi>{speedOf.format(speed)}×</bdi>
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}
