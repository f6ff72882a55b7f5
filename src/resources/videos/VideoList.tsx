import { Pin } from 'lucide-react';
import { useMemo } from 'react';
import { Link, Navigate, type To } from 'react-router';
import { courseLimits } from '#contract/courses/limits';
import type { Video } from '#contract/courses/videos';
import { LtrText } from '~/components/data/LtrText.tsx';
import { everything } from '~/components/filters/filterParams.ts';
import { useFilter } from '~/components/filters/useFilter.ts';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { usePartAddress } from '~/components/list/usePartAddress.ts';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { EmptyState } from '~/components/page/EmptyState.tsx';
import { ScrollStrip } from '~/components/strip/ScrollStrip.tsx';
import { CardList, category, LearningFrame, usePremiumNote } from '~/features/learning/public.ts';
import { clockOf, Poster } from '~/features/video/public.ts';
import { useLanguage } from '~/i18n/useLanguage.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { LibraryVideo } from './LibraryVideo.tsx';
import { useIsLocked, useVideoLibrary, videoAddress } from './useVideoLibrary.ts';
import helpersCss from '~/app/theme/helpers.module.css';
import learningCardCss from '~/features/learning/learningCard.module.css';
import posterCss from '~/features/video/poster.module.css';
import css from './VideoList.module.css';

/** The video library: the pinned videos, then all videos. `?video=<id>` opens one. */
export function VideoList() {
  const languageCode = useLanguage().code;
  const filter = useMemo(() => ({ languageCode }), [languageCode]);
  return (
    <ListRoot resource="videos" address={videoAddress} filter={filter}>
      <Videos />
    </ListRoot>
  );
}

function Videos() {
  const { t } = useTranslation();
  const [chosen = everything] = useFilter(category);
  const toCategory = usePartAddress(category, videoAddress);
  const library = useVideoLibrary();
  const opened = useOverlayParam('video');
  const { categories = [], pinned } = library;
  const isKnown = chosen === everything || categories.includes(chosen);
  const isLost = library.categories !== undefined && !isKnown;

  const toVideo = ({ id }: Video) => opened.to(id);
  const strip = [{ key: everything, label: t('videos.all') }, ...categories.map((name) => ({ key: name, label: name }))];
  return (
    <LearningFrame
      tab="videos"
      address={videoAddress}
      categories={strip}
      current={isKnown ? chosen : everything}
      above={pinned && <PinnedRow videos={pinned} toVideo={toVideo} />}
    >
      {isLost && <Navigate to={toCategory(everything)} replace />}
      <h2 className={helpersCss.visuallyHidden}>{t('shell.nav.videos')}</h2>
      <CardList<Video>
        card={(video) => <VideoCard key={video.id} video={video} to={toVideo(video)} />}
        summary={(count) => t('videos.count', { count })}
        failed={t('videos.failed')}
        empty={<EmptyState title={t('videos.none')} text={t('videos.empty')} />}
        isWaiting={isLost || (!isKnown && !library.isSettled)}
      />
      {opened.value !== null && <LibraryVideo id={opened.value} library={library} onClose={opened.close} />}
    </LearningFrame>
  );
}

interface PinnedRowProps {
  videos: readonly Video[];
  toVideo: (video: Video) => To;
}

/** The pinned videos in the order of pinning, and how many more can be pinned. */
function PinnedRow({ videos, toVideo }: PinnedRowProps) {
  const { t } = useTranslation();
  return (
    <section className={css.pinned} aria-labelledby="pinned-videos">
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
                  <span className={css.pinnedPicture} aria-hidden>
                    {video.poster && <img src={video.poster} alt="" loading="lazy" />}
                  </span>
                  <span className={css.pinnedWords}>
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

/** A video of the library. The whole card opens it. */
function VideoCard({ video, to }: { video: Video; to: To }) {
  const { t } = useTranslation();
  const isLocked = useIsLocked(video) !== null;
  const premium = usePremiumNote();
  return (
    <li className={learningCardCss.card}>
      <Poster poster={video.poster} duration={video.duration} isLocked={isLocked} />
      <div className={learningCardCss.body}>
        <h3>
          <Link className={learningCardCss.link} to={to} preventScrollReset dir="auto">
            {video.title}
          </Link>
        </h3>
        <p className={learningCardCss.kind}>
          <span>{video.category}</span>
        </p>
        {isLocked && <p className={learningCardCss.note}>{premium}</p>}
      </div>
      {video.isPinned && (
        <span className={`${posterCss.badge} ${css.pin}`} title={t('videos.pinned.title')}>
          <Pin size={14} aria-hidden />
          <span className={helpersCss.visuallyHidden}>{t('videos.pinned.title')}</span>
        </span>
      )}
    </li>
  );
}
