import { Zip, ZipDeflate } from 'fflate';
import type { PackageFile } from './packageFiles.ts';

/**
 * An archive piece by piece, with one of its files in memory at a time. Each is written as deflated, also what is packed already:
 * readers that stream know the length of a deflated file only.
 */
export async function* zipOf(files: readonly PackageFile[], at: Date): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = [];
  const taken = () => {
    const these = pieces;
    pieces = [];
    return these;
  };
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for (const { path, isPacked, read } of files) {
    const content = await read();
    const entry = new ZipDeflate(path, { level: isPacked ? 0 : 9 });
    entry.mtime = at;
    zip.add(entry);
    entry.push(content, true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
