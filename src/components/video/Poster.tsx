import { Lock, Play } from 'lucide-react';
import { LtrText } from '../data/LtrText.tsx';
import { clockOf } from './duration.ts';
import './video.css';

interface PosterProps {
  poster: string | null;
  /** Seconds; 0 where nobody knows. */
  duration: number;
  isLocked?: boolean;
}

/** The still picture of a video with its length, and the sign that it can be played, or not yet. */
export function Poster({ poster, duration, isLocked = false }: PosterProps) {
  const Sign = isLocked ? Lock : Play;
  return (
    <div className="video-poster">
      {poster && <img src={poster} alt="" loading="lazy" decoding="async" />}
      <span className="video-badge video-sign" aria-hidden>
        <Sign size={14} fill={isLocked ? 'none' : 'currentColor'} />
      </span>
      {duration > 0 && (
        <span className="video-length">
          <LtrText>{clockOf(duration)}</LtrText>
        </span>
      )}
    </div>
  );
}
