import { useCallback, useEffect, useRef, useState } from 'react';
import { courseLimits } from '#contract/courses/limits';
import { HeedError, isHeedError } from '~/errors/heedError.ts';

/** One upload. `share` runs from 0 to 1; `fault` is the reason for a failure. */
export interface Upload {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  share: number;
  fault?: unknown;
}

interface Watching {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

export interface Uploads {
  list: readonly Upload[];
  isBusy: boolean;
  add: (files: Iterable<File>) => void;
  /** Stops a running upload, or removes a failed one. */
  cancel: (key: number) => void;
  retry: (key: number) => void;
}

/** Whether another attempt is pointless, because the file itself is the reason for the failure. */
export const isFinal = (fault: unknown): boolean => isHeedError(fault) && [413, 415, 422].includes(fault.status);

const tooLarge = () => new HeedError(413, { code: 'file_too_large' });

/**
 * Uploads files one after another, in the order of their selection, through `send`, which also handles the reply.
 * Leaving the page stops them. `onBusy` receives true at the first upload and false after the last.
 */
export function useUploads(send: (file: File, watching: Watching) => Promise<void>, onBusy?: (isBusy: boolean) => void): Uploads {
  const [list, setList] = useState<readonly Upload[]>([]);
  const queue = useRef<Upload[]>([]);
  const current = useRef<{ key: number; stop: AbortController } | null>(null);
  const lastKey = useRef(0);
  const latest = useRef(send);
  latest.current = send;

  const change = (key: number, part: Partial<Upload>) =>
    setList((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const drop = (key: number) => setList((all) => all.filter((one) => one.key !== key));

  const work = async () => {
    if (current.current) return;
    for (let next = queue.current.shift(); next; next = queue.current.shift()) {
      const { key, file } = next;
      const stop = new AbortController();
      current.current = { key, stop };
      change(key, { state: 'sending', share: 0 });
      try {
        await latest.current(file, { signal: stop.signal, onProgress: (share) => change(key, { share }) });
        drop(key);
      } catch (fault) {
        if (!stop.signal.aborted) change(key, { state: 'failed', fault });
      }
      current.current = null;
    }
  };
  const cancel = (key: number) => {
    queue.current = queue.current.filter((one) => one.key !== key);
    if (current.current?.key === key) current.current.stop.abort();
    drop(key);
  };

  const isBusy = list.some(({ state }) => state !== 'failed');
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);
  const stopAll = useCallback(() => {
    queue.current = [];
    current.current?.stop.abort();
  }, []);
  useEffect(() => stopAll, [stopAll]);

  return {
    list,
    isBusy,
    add(files) {
      const added = [...files].map((file): Upload => {
        lastKey.current += 1;
        const isLarge = file.size > courseLimits.uploadBytes;
        return {
          key: lastKey.current,
          file,
          share: 0,
          ...(isLarge ? { state: 'failed', fault: tooLarge() } : { state: 'waiting' }),
        };
      });
      setList((all) => [...all, ...added]);
      queue.current.push(...added.filter(({ state }) => state === 'waiting'));
      void work();
    },
    cancel,
    retry(key) {
      const upload = list.find((one) => one.key === key);
      if (!upload) return;
      change(key, { state: 'waiting', share: 0, fault: undefined });
      queue.current.push(upload);
      void work();
    },
  };
}
