import { useEffect, useRef, useState } from 'react';

interface Cancellable<Progress> {
  /** Undefined while nothing is running. */
  progress: Progress | undefined;
  setProgress: (progress: Progress) => void;
  /** Cancels running work and starts; `onFailed` is not called for cancelled work. */
  run: (first: Progress, work: (signal: AbortSignal) => Promise<void>, onFailed: (error: unknown) => void) => Promise<void>;
  cancel: () => void;
}

/** Long work, one at a time; it is cancelled when the component unmounts. */
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
