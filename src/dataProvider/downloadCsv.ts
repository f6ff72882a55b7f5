import type { Endpoint } from '#contract/kit/endpoint';
import { saveFile } from '~/components/data/saveFile.ts';
import { HeedError } from '~/session/heedError.ts';
import { type EndpointInput, requestOf } from './callEndpoint.ts';
import { fileNameOf } from './fileName.ts';
import { send } from './http.ts';

const newline = 10;

interface CsvOptions {
  /** Used when the server names no file. */
  filename: string;
  /** Data rows received so far, the header not counted. */
  onProgress: (rows: number) => void;
}

/**
 * Reads a streamed CSV answer and hands it to the browser when it is whole; a stream that breaks saves nothing.
 * Throws HeedError, or the AbortError of `input.signal`.
 */
export async function downloadCsv<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  { filename, onProgress }: CsvOptions,
): Promise<{ rows: number; filename: string }> {
  const response = await send({ ...requestOf(endpoint, input), accept: 'text/csv, application/json;q=0.9' });
  const named = fileNameOf(response, filename);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let lines = 0;
  try {
    for (const reader = response.body?.getReader(); reader; ) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      for (const byte of value) if (byte === newline) lines += 1;
      onProgress(Math.max(0, lines - 1));
    }
  } catch (cause) {
    if (input.signal?.aborted) throw cause;
    throw new HeedError(0);
  }
  saveFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), named);
  return { rows: Math.max(0, lines - 1), filename: named };
}
