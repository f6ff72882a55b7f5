import type { Endpoint } from '#contract/kit/endpoint';
import type { EndpointInput } from './callEndpoint.ts';
import { downloadCsv } from './download.ts';
import { useCancellable } from './useCancellable.ts';

export interface CsvExport<E extends Endpoint> {
  /** Rows received so far; undefined while no export is running. */
  rows: number | undefined;
  start: (input: EndpointInput<E>) => Promise<void>;
  cancel: () => void;
}

interface Options {
  /** Used when the server names no file, or in any case. */
  filename: string;
  keepsName?: boolean;
  onDone: (done: { rows: number; filename: string }) => void;
  onFailed: (error: unknown) => void;
}

/** The CSV file of a list's call, one at a time; it is cancelled when the component unmounts. */
export function useCsvExport<E extends Endpoint>(
  endpoint: E,
  { filename, keepsName = false, onDone, onFailed }: Options,
): CsvExport<E> {
  const { progress: rows, setProgress, run, cancel } = useCancellable<number>();
  const start: CsvExport<E>['start'] = (input) =>
    run(
      0,
      async (signal) => onDone(await downloadCsv(endpoint, { ...input, signal }, { filename, keepsName, onProgress: setProgress })),
      onFailed,
    );
  return { rows, start, cancel };
}
