import type { Endpoint } from '#contract/kit/endpoint';
import { saveFile } from '~/browser/saveFile.ts';
import { HeedError } from '~/errors/heedError.ts';
import { type EndpointInput, requestOf } from './callEndpoint.ts';
import { send } from './http.ts';

/** The file name of a reply, in any script; `usual` if the server names none. */
export function fileNameOf({ headers }: Response, usual: string): string {
  const disposition = headers.get('content-disposition') ?? '';
  const encodedName = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return encodedName ? decodeURIComponent(encodedName) : (/filename="?([^";]+)"?/.exec(disposition)?.[1] ?? usual);
}

/** Makes a call that replies with a file, and saves it; the server's file name wins over `filename`. */
export async function downloadEndpoint<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, filename: string): Promise<void> {
  const response = await send(requestOf(endpoint, input));
  saveFile(await response.blob(), fileNameOf(response, filename));
}

const newline = 10;

interface CsvOptions {
  /** Used when the server names no file, or in any case. */
  filename: string;
  keepsName?: boolean;
  /** Data rows received so far, the header not counted. */
  onProgress: (rows: number) => void;
}

/**
 * Reads a streamed CSV reply and saves it when it is complete; a stream that breaks saves nothing.
 * Throws HeedError, or the AbortError of `input.signal`.
 */
export async function downloadCsv<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  { filename, keepsName = false, onProgress }: CsvOptions,
): Promise<{ rows: number; filename: string }> {
  const response = await send({ ...requestOf(endpoint, input), accept: 'text/csv, application/json;q=0.9' });
  const named = keepsName ? filename : fileNameOf(response, filename);
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
