import { useEffect, useRef, useState } from 'react';

interface Cancellable<Progress> {
  /** How far it is; undefined while nothing is going on. */
  progress: Progress | undefined;
  setProgress: (progress: Progress) => void;
  /** Begins anew, whatever was going on; `onFailed` hears nothing of what was cancelled. */
  run: (first: Progress, work: (signal: AbortSignal) => Promise<void>, onFailed: (error: unknown) => void) => Promise<void>;
  cancel: () => void;
}

/** Work that takes a while, one at a time; leaving the page ends it. */
export function useCancellable<Progress>(): Cancellable<Progress> {
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run: Cancellable<Progress>['run'] = async (first, work, onFailed) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setProgress(() => first);
    try {
      await work(signal);
    } catch (error) {
      if (!signal.aborted) onFailed(error);
    } finally {
      if (!signal.aborted) setProgress(undefined);
    }
  };
  const cancel = () => {
    running.current?.abort();
    setProgress(undefined);
  };
  return { progress, setProgress: (now) => setProgress(() => now), run, cancel };
}
