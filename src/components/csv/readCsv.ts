import type { CsvMessage, CsvRequest } from './csvWorker.ts';
import { CsvError, type CsvEncoding, type CsvProgress, type CsvTable } from './types.ts';

interface ReadCsvOptions {
  maxBytes: number;
  maxRows: number;
  encoding?: CsvEncoding | undefined;
  language?: string;
  onProgress?: (progress: CsvProgress) => void;
  signal?: AbortSignal;
}

/** Refuses a file by name and size before reading it. */
export function checkCsvFile(file: { name: string; size: number }, maxBytes: number): void {
  if (!/\.csv$/i.test(file.name.trim())) throw new CsvError('name');
  if (file.size > maxBytes) throw new CsvError('size');
  if (file.size === 0) throw new CsvError('empty');
}

/** Reads a file in a worker, so that the page stays responsive. Rejects with CsvError, or the signal's reason. */
export async function readCsv(file: File, { maxBytes, onProgress, signal, ...options }: ReadCsvOptions): Promise<CsvTable> {
  checkCsvFile(file, maxBytes);
  signal?.throwIfAborted();
  const worker = new Worker(new URL('./csvWorker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<CsvTable>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      worker.onerror = () => reject(new CsvError('parse'));
      worker.onmessage = ({ data }: MessageEvent<CsvMessage>) => {
        if (data.kind === 'progress') onProgress?.(data.progress);
        else if (data.kind === 'table') resolve(data.table);
        else reject(new CsvError(data.fault, data.row));
      };
      worker.postMessage({ file, ...options } satisfies CsvRequest);
    });
  } finally {
    worker.terminate();
  }
}
