import Button from '@mui/material/Button';
import { VideoOff } from 'lucide-react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { panelLimits } from '#contract/panel';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './videoFrame.module.css';

interface VideoPlayerProps {
  /** A file of our own origin. */
  url: string;
  poster?: string | null;
  title: string;
  /** Starts automatically, if the browser allows it. */
  autoPlay?: boolean;
  onEnded?: () => void;
  /** Receives the played share, from 0 to 1, while the video plays and when it stops. */
  onProgress?: (share: number) => void;
}

/** The browser's own player. If the file cannot be played, it shows an error and a button that tries again. */
export function VideoPlayer({ url, poster, title, autoPlay = false, onEnded, onProgress }: VideoPlayerProps) {
  const { t } = useTranslation();
  const [broken, setBroken] = useState<string | null>(null);
  const progress = useProgress(onProgress);
  if (broken === url) {
    return (
      <div className={`${css.frame} ${css.instead}`} role="alert">
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
      className={css.frame}
      src={url}
      poster={poster || undefined}
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

type OnProgress = VideoPlayerProps['onProgress'];
const shareOf = ({ currentTime, duration }: HTMLVideoElement) => (duration > 0 ? Math.min(1, currentTime / duration) : 0);

/** Handlers that report the played share of a video; none without a listener, so that no timer runs. */
function useProgress(onProgress: OnProgress) {
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const latest = useRef(onProgress);
  useEffect(() => {
    latest.current = onProgress;
  });
  useEffect(() => () => clearInterval(timer.current), []);

  const report = (video: HTMLVideoElement) => latest.current?.(shareOf(video));
  const play = ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) => {
    clearInterval(timer.current);
    timer.current = setInterval(() => report(video), panelLimits.videoProgressMs);
  };
  const stop = ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) => {
    clearInterval(timer.current);
    report(video);
  };
  return onProgress ? { onPlay: play, onPause: stop } : {};
}
