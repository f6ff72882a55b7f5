import { type SyntheticEvent, useEffect, useRef } from 'react';
import { panelLimits } from '#contract/panel';

type Tell = (share: number) => void;
const shareOf = ({ currentTime, duration }: HTMLVideoElement) => (duration > 0 ? Math.min(1, currentTime / duration) : 0);

/** The events of a video that tell how far it was played, from 0 to 1: again and again while it plays, and when it stops. */
export function useProgress(tell: Tell | undefined) {
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => () => clearInterval(timer.current), []);

  const note = (video: HTMLVideoElement) => latest.current?.(shareOf(video));
  const play = ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) => {
    clearInterval(timer.current);
    timer.current = setInterval(() => note(video), panelLimits.videoProgressMs);
  };
  const stop = ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) => {
    clearInterval(timer.current);
    note(video);
  };
  return tell ? { onPlay: play, onPause: stop } : {};
}
