import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router';
import { courseLimits } from '#contract/courses/limits';
import type { Video } from '#contract/courses/videos';
import { LtrText } from '~/components/data/LtrText.tsx';
import { ScrollStrip } from '~/components/strip/ScrollStrip.tsx';
import { clockOf } from '~/components/video/duration.ts';

interface PinnedRowProps {
  videos: readonly Video[];
  toVideo: (video: Video) => To;
}

/** What learners see first, in the order it was pinned, and how much room is left. */
export function PinnedRow({ videos, toVideo }: PinnedRowProps) {
  const { t } = useTranslation();
  return (
    <section className="learning-pinned" aria-labelledby="pinned-videos">
      <header>
        <h2 id="pinned-videos">{t('videos.pinned.title')}</h2>
        <span>{t('videos.pinned.count', { pinned: videos.length, max: courseLimits.maxPinnedVideos })}</span>
      </header>
      {videos.length === 0 ? (
        <p>{t('videos.pinned.none')}</p>
      ) : (
        <ScrollStrip labels={{ back: t('courses.strip.back'), forward: t('courses.strip.forward') }}>
          <ul>
            {videos.map((video) => (
              <li key={video.id}>
                <Link to={toVideo(video)} preventScrollReset>
                  <span className="learning-pinned-picture" aria-hidden>
                    {video.poster && <img src={video.poster} alt="" loading="lazy" />}
                  </span>
                  <span className="learning-pinned-words">
                    <span dir="auto">{video.title}</span>
                    <small>
                      <LtrText>{clockOf(video.duration)}</LtrText>
                    </small>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </ScrollStrip>
      )}
    </section>
  );
}
