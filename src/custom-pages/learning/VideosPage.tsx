import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import type { Video } from '#contract/videos';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { EmptyState } from '~/components/page/EmptyState.tsx';
import { currentLanguage } from '~/session/i18n.ts';
import { CardGrid } from './CardGrid.tsx';
import { FailedCards, NoHits, SkeletonCards } from './CardStates.tsx';
import { LearningFrame } from './LearningFrame.tsx';
import { everything, useLearningUrl } from './useLearningUrl.ts';
import { LibraryVideo } from './videos/LibraryVideo.tsx';
import { PinnedRow } from './videos/PinnedRow.tsx';
import { useVideoLibrary } from './videos/useVideoLibrary.ts';
import { VideoCard } from './videos/VideoCard.tsx';

/** The video library: what learners see first, and everything there is. `?video=<id>` opens one. */
export function VideosPage() {
  const { t } = useTranslation();
  const url = useLearningUrl();
  const languageCode = currentLanguage().code;
  const library = useVideoLibrary({ languageCode, search: url.search, category: url.category });
  const opened = useOverlayParam('video');
  const { data, error, refetch, isPlaceholderData } = library.found;
  const { isLost, category } = library;

  const toVideo = ({ id }: Video) => url.withParams({ video: id });
  const categories = [
    { key: everything, label: t('videos.all') },
    ...library.categories.map((name) => ({ key: name, label: name })),
  ];
  const cards = data && (
    <div aria-busy={isPlaceholderData} className="learning-found">
      <h2 className="visually-hidden">{t('shell.nav.videos')}</h2>
      <CardGrid
        list={`${languageCode} ${category} ${url.search}`}
        items={data}
        summary={t('videos.count', { count: data.length })}
        card={(video) => <VideoCard key={video.id} video={video} to={toVideo(video)} />}
      />
    </div>
  );
  return (
    <LearningFrame
      tab="videos"
      url={url}
      searchLabel={t('videos.search')}
      categories={categories}
      category={category}
      above={library.pinned.data && <PinnedRow videos={library.pinned.data} toVideo={toVideo} />}
    >
      {isLost && <Navigate to={url.toCategory(everything)} replace />}
      {error && !data ? (
        <FailedCards title={t('videos.failed')} error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <SkeletonCards />
      ) : data.length > 0 ? (
        cards
      ) : url.search !== '' ? (
        <NoHits search={url.search} onClear={() => url.setSearch('')} />
      ) : (
        <EmptyState title={t('videos.none')} text={t('videos.empty')} />
      )}
      {opened.value !== null && <LibraryVideo id={opened.value} library={library} onClose={opened.close} />}
    </LearningFrame>
  );
}
