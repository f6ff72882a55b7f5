import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import type { Video } from '#contract/courses/videos';
import { everything } from '~/components/filters/filterParams.ts';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { useFilter } from '~/components/filters/useFilter.ts';
import { usePartAddress } from '~/components/list/usePartAddress.ts';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { EmptyState } from '~/components/page/EmptyState.tsx';
import { CardList, category, LearningFrame } from '~/features/learning/public.ts';
import { useLanguage } from '~/session/useLanguage.ts';
import { LibraryVideo } from './LibraryVideo.tsx';
import { PinnedRow } from './PinnedRow.tsx';
import { useVideoLibrary, videoAddress } from './useVideoLibrary.ts';
import { VideoCard } from './VideoCard.tsx';
import './videos.css';

/** The video library: what learners see first, and everything there is. `?video=<id>` opens one. */
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
      <h2 className="visually-hidden">{t('shell.nav.videos')}</h2>
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
