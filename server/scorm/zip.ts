import { Zip, ZipDeflate } from 'fflate';
import type { PackageFile } from './packageFiles.ts';

/**
 * Streams a zip archive with one file in memory at a time. Compressed files are written as deflate, too, at level 0: a streaming reader
 * cannot find the end of a stored file.
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
