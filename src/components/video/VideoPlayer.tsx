import Button from '@mui/material/Button';
import { VideoOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProgress } from './useProgress.ts';
import './video.css';

interface VideoPlayerProps {
  /** A file of our own origin. */
  url: string;
  poster?: string | null;
  title: string;
  /** Starts by itself, where the browser allows it. */
  autoPlay?: boolean;
  onEnded?: () => void;
  /** Told how far it was played, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** The browser's own player. A file that cannot be played says so and can be tried again. */
export function VideoPlayer({ url, poster, title, autoPlay = false, onEnded, onProgress }: VideoPlayerProps) {
  const { t } = useTranslation();
  const [broken, setBroken] = useState<string | null>(null);
  const progress = useProgress(onProgress);
  if (broken === url) {
    return (
      <div className="video-frame video-instead" role="alert">
        <VideoOff size={24} aria-hidden />
        <p>{t('videos.broken')}</p>
        <Button onClick={() => setBroken(null)}>{t('common.tryAgain')}</Button>
      </div>
    );
  }
  return (
    // The clips have no spoken words, so there is nothing to caption.
    <video
      key={url}
      className="video-frame"
      src={url}
      {...(poster && { poster })}
      aria-label={title}
      controls
      playsInline
      preload="metadata"
      autoPlay={autoPlay}
      {...progress}
      onEnded={onEnded}
      onError={() => setBroken(url)}
    />
  );
}
