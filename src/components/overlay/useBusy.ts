import { useCallback, useEffect, useRef, useState } from 'react';

interface Busy {
  isBusy: boolean;
  /** What the last run failed with; undefined while all is well. */
  error: unknown;
  run: (work: () => Promise<unknown>) => Promise<void>;
  reset: () => void;
}

/** Runs one thing at a time and remembers whether it is running and how it failed. */
export function useBusy(): Busy {
  const [state, setState] = useState<{ isBusy: boolean; error: unknown }>({ isBusy: false, error: undefined });
  const running = useRef(false);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const run = useCallback(async (work: () => Promise<unknown>) => {
    if (running.current) return;
    running.current = true;
    setState({ isBusy: true, error: undefined });
    const error = await work().then(
      () => undefined,
      (reason: unknown) => reason ?? new Error('failed'),
    );
    running.current = false;
    if (mounted.current) setState({ isBusy: false, error });
  }, []);
  const reset = useCallback(() => setState({ isBusy: false, error: undefined }), []);
  return { ...state, run, reset };
}
