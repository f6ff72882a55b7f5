import { useCallback, useEffect, useRef, useState } from 'react';

interface Busy {
  isBusy: boolean;
  /** The error of the last run; undefined after a success. */
  error: unknown;
  run: (work: () => Promise<unknown>) => Promise<void>;
  reset: () => void;
}

/** Runs one action at a time, with its busy state and error. */
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
