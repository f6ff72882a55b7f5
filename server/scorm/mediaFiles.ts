import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { sql } from 'drizzle-orm';
import { mediaPath } from '../catalogue/mediaPath.ts';
import type { Database } from '../db/database.ts';
import { rows } from '../db/rows.ts';
import { companyTx } from '../db/tx.ts';
import { placeOf } from '../files/addresses.ts';
import { type FilePlace, readPieces } from '../files/pieces.ts';

/** A file that a package takes with it. `ending` with its dot; `read` gives all of it. */
export interface MediaFile {
  file: string;
  bytes: number;
  ending: string;
  read(): Promise<Uint8Array>;
}

/** By what the content is; what is not here keeps the ending it came with. */
const endings: Record<string, string> = {
  'video/mp4': '.mp4',
  'video/webm': '.webm',
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/gif': '.gif',
};

/** Of the catalogue. Throws when it is not there: then the catalogue and its files do not belong together. */
async function ofCatalogue(file: string): Promise<MediaFile> {
  const path = mediaPath(file);
  try {
    return { file, bytes: (await stat(path)).size, ending: extname(file).toLowerCase(), read: () => readFile(path) };
  } catch (cause) {
    throw new Error(`the media file ${file} cannot be read`, { cause });
  }
}

async function ofUpload(db: Database, file: string, place: FilePlace): Promise<MediaFile> {
  const { companyId, fileId } = place;
  const [found] = await companyTx(db, companyId, 'read', (tx) =>
    rows<{ bytes: number; name: string; type: string }>(
      tx,
      sql`SELECT bytes, name, type FROM files WHERE company_id = ${companyId} AND id = ${fileId}`,
    ),
  );
  if (!found) throw new Error(`the file ${fileId} is gone`);
  const ending = endings[found.type] ?? /\.\w{2,4}$/.exec(found.name)?.[0].toLowerCase() ?? '';
  const read = async () => {
    const pieces: Uint8Array[] = [];
    for await (const piece of readPieces(db, place, 0, found.bytes - 1)) pieces.push(piece);
    return Buffer.concat(pieces);
  };
  return { file, bytes: found.bytes, ending, read };
}

/** Finds files of the catalogue and of a company; only after a transaction, never inside one. */
export async function findMedia(db: Database, companyId: string, files: readonly string[]): Promise<MediaFile[]> {
  const found: MediaFile[] = [];
  for (const file of files) {
    const place = placeOf(file);
    if (place && place.companyId !== companyId) throw new Error(`${file} belongs to another company`);
    found.push(await (place ? ofUpload(db, file, place) : ofCatalogue(file)));
  }
  return found;
}
