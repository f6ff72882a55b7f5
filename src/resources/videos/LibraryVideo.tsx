import Skeleton from '@mui/material/Skeleton';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router';
import { downloadVideoScorm, listVideoScorm } from '#contract/courses/scorm';
import { listVideoCourses, type Video } from '#contract/courses/videos';
import { paths, pathTo } from '#contract/paths';
import { LtrText } from '~/components/data/LtrText.tsx';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { EmptyState } from '~/components/page/EmptyState.tsx';
import { callEndpoint, useEndpoint } from '~/dataProvider/index.ts';
import { ScormChip } from '~/features/learning/public.ts';
import { clockOf, LockedVideo, VideoDialog, VideoPlayer } from '~/features/video/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { CopyLink } from '~/resources/videos/CopyLink.tsx';
import { useCan } from '~/session/useSession.ts';
import { PinButton } from './PinButton.tsx';
import { useIsLocked, type VideoLibrary } from './useVideoLibrary.ts';
import css from './LibraryVideo.module.css';

interface LibraryVideoProps {
  id: string;
  library: VideoLibrary;
  onClose: () => void;
}

/** The video that the URL names. A link may name a video of the library in another language. */
export function LibraryVideo({ id, library, onClose }: LibraryVideoProps) {
  const { t } = useTranslation();
  const known = library.find(id);
  const linked = useGetOne<Video>('videos', { id }, { enabled: library.isSettled && !known });
  const video = known ?? linked.data;
  if (video) return <Opened key={id} video={video} library={library} onClose={onClose} />;
  const isMissing = library.isSettled && !linked.isPending;
  return (
    <VideoDialog
      title={isMissing ? '' : t('common.loading')}
      player={
        isMissing ? (
          <EmptyState title={t('videos.gone.title')} text={t('videos.gone.text')} />
        ) : (
          <Skeleton variant="rounded" sx={{ aspectRatio: '16 / 9', height: 'auto' }} />
        )
      }
      onClose={onClose}
    />
  );
}

function Opened({ video, library, onClose }: { video: Video } & Pick<LibraryVideoProps, 'library' | 'onClose'>) {
  const { t } = useTranslation();
  const mayPin = useCan('training:write');
  const isLocked = useIsLocked(video) !== null;
  const pinned = library.pinned ?? [];
  const isPinned = library.pinned ? pinned.some(({ id }) => id === video.id) : video.isPinned;
  return (
    <VideoDialog
      title={video.title}
      facts={
        <>
          {video.category} · <LtrText>{clockOf(video.duration)}</LtrText>
        </>
      }
      player={
        isLocked || video.url === null ? (
          <LockedVideo />
        ) : (
          <VideoPlayer url={video.url} poster={video.poster} title={video.title} autoPlay />
        )
      }
      actions={
        <span className={css.actions}>
          <VideoScorm videoId={video.id} />
          {mayPin && <PinButton video={video} isPinned={isPinned} isLocked={isLocked} pinned={pinned.length} />}
        </span>
      }
      onClose={onClose}
    >
      {video.isPublicVideo && video.shareURL && <CopyLink label={t('videos.share.label')} address={video.shareURL} />}
      <CoursesWith video={video} />
    </VideoDialog>
  );
}

function CoursesWith({ video }: { video: Video }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useEndpoint(listVideoCourses, { params: { videoId: video.id } });
  return (
    <section className={css.usedIn}>
      <h3>{t('videos.courses.title')}</h3>
      {error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton width="60%" />}
      {data?.length === 0 && <p>{t('videos.courses.none')}</p>}
      <ul>
        {data?.map(({ id, name }) => (
          <li key={id}>
            <Link to={pathTo(paths.coursePreview, { courseId: id })} dir="auto">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The video as a package for another learning platform. */
export function VideoScorm({ videoId }: { videoId: string }) {
  const { data, error, refetch } = useEndpoint(listVideoScorm, { params: { videoId } });
  return (
    <ScormChip
      items={data?.data.items}
      error={error}
      onRetry={() => void refetch()}
      urlOf={async ({ id }) => (await callEndpoint(downloadVideoScorm, { params: { scormId: id } })).data.url}
    />
  );
}
