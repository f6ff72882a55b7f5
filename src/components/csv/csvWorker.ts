import { type ParseOptions, parseCsv } from './parse.ts';
import { CsvError, type CsvFault, type CsvProgress, type CsvTable } from './types.ts';

export interface CsvRequest extends Omit<ParseOptions, 'onProgress'> {
  file: Blob;
}
export type CsvMessage =
  | { kind: 'progress'; progress: CsvProgress }
  | { kind: 'table'; table: CsvTable }
  | { kind: 'fault'; fault: CsvFault; row: number | undefined };

const say = (message: CsvMessage) => self.postMessage(message);

async function readBytes(file: Blob): Promise<Uint8Array> {
  const bytes = new Uint8Array(file.size);
  const reader = file.stream().getReader();
  let done = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes.set(part.value, done);
    done += part.value.length;
    say({ kind: 'progress', progress: { phase: 'reading', done, total: file.size } });
  }
  return bytes;
}

self.onmessage = async ({ data }: MessageEvent<CsvRequest>) => {
  const { file, ...options } = data;
  try {
    const bytes = await readBytes(file);
    const onProgress = (progress: CsvProgress) => say({ kind: 'progress', progress });
    say({ kind: 'table', table: parseCsv(bytes, { ...options, onProgress }) });
  } catch (error) {
    const known = error instanceof CsvError ? error : new CsvError('parse');
    say({ kind: 'fault', fault: known.fault, row: known.row });
  }
};
