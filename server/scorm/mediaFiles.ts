import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { sql } from 'drizzle-orm';
import { mediaPath } from '../catalogue/mediaPath.ts';
import type { Database } from '../db/database.ts';
import { rows } from '../db/rows.ts';
import { companyTx } from '../db/tx.ts';
import { placeOf } from '../files/addresses.ts';
import { type FilePlace, readPieces } from '../files/pieces.ts';

/** A media file of a package. `ending` is the extension with its dot; `read` returns the whole content. */
export interface MediaFile {
  file: string;
  bytes: number;
  ending: string;
  read(): Promise<Uint8Array>;
}

/** Extensions by media type; other files keep theirs. */
const endings: Record<string, string> = {
  'video/mp4': '.mp4',
  'video/webm': '.webm',
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/gif': '.gif',
};

/** A file of the library. Throws if it is missing, because then the release is incomplete. */
async function libraryFile(file: string): Promise<MediaFile> {
  const path = mediaPath(file);
  try {
    return { file, bytes: (await stat(path)).size, ending: extname(file).toLowerCase(), read: () => readFile(path) };
  } catch (cause) {
    throw new Error(`the media file ${file} cannot be read`, { cause });
  }
}

async function uploadedFile(db: Database, file: string, place: FilePlace): Promise<MediaFile> {
  const { companyId, fileId } = place;
  const [row] = await companyTx(db, companyId, 'read', (tx) =>
    rows<{ bytes: number; name: string; type: string }>(
      tx,
      sql`SELECT bytes, name, type FROM files WHERE company_id = ${companyId} AND id = ${fileId}`,
    ),
  );
  if (!row) throw new Error(`the file ${fileId} is gone`);
  const ending = endings[row.type] ?? /\.\w{2,4}$/.exec(row.name)?.[0].toLowerCase() ?? '';
  const read = async () => {
    const pieces: Uint8Array[] = [];
    for await (const piece of readPieces(db, place, 0, row.bytes - 1)) pieces.push(piece);
    return Buffer.concat(pieces);
  };
  return { file, bytes: row.bytes, ending, read };
}

/** Finds files of the library and of a company. Opens transactions, so never call it inside one. */
export async function findMedia(db: Database, companyId: string, files: readonly string[]): Promise<MediaFile[]> {
  const media: MediaFile[] = [];
  for (const file of files) {
    const place = placeOf(file);
    if (place && place.companyId !== companyId) throw new Error(`${file} belongs to another company`);
    media.push(await (place ? uploadedFile(db, file, place) : libraryFile(file)));
  }
  return media;
}
