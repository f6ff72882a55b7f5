import { Pin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router';
import type { Video } from '#contract/courses/videos';
import { Poster } from '~/components/video/Poster.tsx';
import { usePremiumNote } from '~/features/learning/public.ts';
import { useIsLocked } from './useIsLocked.ts';

/** A video of the library: all of the card opens it. */
export function VideoCard({ video, to }: { video: Video; to: To }) {
  const { t } = useTranslation();
  const isLocked = useIsLocked(video) !== null;
  const premium = usePremiumNote();
  return (
    <li className="learning-card">
      <Poster poster={video.poster} duration={video.duration} isLocked={isLocked} />
      <div className="learning-card-body">
        <h3>
          <Link className="learning-card-link" to={to} preventScrollReset dir="auto">
            {video.title}
          </Link>
        </h3>
        <p className="learning-card-kind">
          <span>{video.category}</span>
        </p>
        {isLocked && <p className="learning-note">{premium}</p>}
      </div>
      {video.isPinned && (
        <span className="video-badge learning-pin" title={t('videos.pinned.title')}>
          <Pin size={14} aria-hidden />
          <span className="visually-hidden">{t('videos.pinned.title')}</span>
        </span>
      )}
    </li>
  );
}
