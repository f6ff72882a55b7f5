import { useEffect, useRef, useState } from 'react';
import type { Endpoint } from '#contract/kit';
import type { EndpointInput } from './callEndpoint.ts';
import { downloadCsv } from './downloadCsv.ts';

export interface CsvExport<E extends Endpoint> {
  /** Rows received so far; undefined while nothing is exported. */
  rows: number | undefined;
  start: (input: EndpointInput<E>) => Promise<void>;
  cancel: () => void;
}

interface Options {
  /** Used when the server names no file. */
  filename: string;
  onDone: (done: { rows: number; filename: string }) => void;
  onFailed: (error: unknown) => void;
}

/** A list's own call as a file, one at a time; leaving the page ends it. */
export function useCsvExport<E extends Endpoint>(endpoint: E, { filename, onDone, onFailed }: Options): CsvExport<E> {
  const [rows, setRows] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start: CsvExport<E>['start'] = async (input) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setRows(0);
    try {
      onDone(await downloadCsv(endpoint, { ...input, signal }, { filename, onProgress: setRows }));
    } catch (error) {
      if (!signal.aborted) onFailed(error);
    } finally {
      if (!signal.aborted) setRows(undefined);
    }
  };
  const cancel = () => {
    running.current?.abort();
    setRows(undefined);
  };
  return { rows, start, cancel };
}
