import { Lock, Play } from 'lucide-react';
import { LtrText } from '~/components/data/LtrText.tsx';
import { clockOf } from './clockOf.ts';
import css from './poster.module.css';

interface PosterProps {
  poster: string | null;
  /** Seconds; 0 if unknown. */
  duration: number;
  isLocked?: boolean;
}

/** The poster of a video with its length and an icon: playable or locked. */
export function Poster({ poster, duration, isLocked = false }: PosterProps) {
  const Sign = isLocked ? Lock : Play;
  return (
    <div className={css.poster}>
      {poster && <img src={poster} alt="" loading="lazy" decoding="async" />}
      <span className={`${css.badge} ${css.sign}`} aria-hidden>
        <Sign size={14} fill={isLocked ? 'none' : 'currentColor'} />
      </span>
      {duration > 0 && (
        <span className={css.length}>
          <LtrText>{clockOf(duration)}</LtrText>
        </span>
      )}
    </div>
  );
}
